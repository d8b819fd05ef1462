// When names of groups are equal.

/** Returns the name in Unicode NFC. Names that look the same are the same group. */
export const normalizeGroupName = (name: string) => name.normalize('NFC')

/** Returns the name as the search compares it: in lower case and in Unicode NFC. */
export const foldGroupName = (name: string) => normalizeGroupName(name.toLowerCase())
