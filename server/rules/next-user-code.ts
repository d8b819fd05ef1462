// Codes of users that are not chosen by hand: numbers of ten digits.

/** Returns the code after the highest number among the codes. Codes in other formats are ignored. */
export function nextUserCode(codes: string[]): string {
  const numbers = codes.filter((code) => /^\d{10}$/.test(code)).map(Number)
  return String(numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1).padStart(10, '0')
}
