// Errors of commands that the operator can fix.

/** The command cannot do what was asked. The message is shown without a stack. */
export class CommandFailed extends Error {}

/** Ends the command with a message. */
export function fail(message: string): never {
  throw new CommandFailed(message)
}
