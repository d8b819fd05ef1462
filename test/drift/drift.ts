/** A change of a file of the copy: a text is replaced, the file is written (without `from`), or removed (without `to`). */
export interface Edit {
  file: string
  from?: string
  to?: string
}

/** A contradiction, and the command that must fail with an output that names it. */
export interface Drift {
  title: string
  edits: Edit[]
  caughtBy: string
  says: string
}

/** Contradictions that are planted together, because the commands that catch them name each. */
export interface Round {
  drifts: Drift[]
  /** Whether `npm run generate` runs before the checks, as in `npm run check`. */
  generate?: boolean
}

export const drift = (
  title: string,
  file: string,
  from: string,
  to: string,
  caughtBy: string,
  says: string
): Drift => ({
  title,
  edits: [{ file, from, to }],
  caughtBy,
  says,
})
