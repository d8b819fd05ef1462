// How names of groups compare in a search.

/** Returns the name without differences of case, and composed (Unicode NFC). */
export const foldGroupName = (name: string) => name.toLowerCase().normalize('NFC')
