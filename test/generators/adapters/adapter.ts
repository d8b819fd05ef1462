// How the test uses each generated client.

export interface Adapter {
  /** Returns the names of all notes. */
  list(): Promise<string[]>
  /** Creates a note, with nothing but what the contract requires, and returns its code. */
  create(name: string): Promise<string>
  /** Returns the name of a note. Fails if it does not exist. */
  get(code: string): Promise<string>
  /** Renames a note and returns its new name. */
  update(code: string, name: string): Promise<string>
  /** Adds a chat integration, whose kind decides its fields, and returns its room. */
  addChat(code: string, room: string): Promise<string | undefined>
  delete(code: string): Promise<void>
}

export type Connect = (baseUrl: string, token: string) => Adapter

export const chat = (room_id: string) => ({ name: 'chat_b' as const, room_id, api_token: 'token' })

/** Returns a value that must be there. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing')
  return value
}
