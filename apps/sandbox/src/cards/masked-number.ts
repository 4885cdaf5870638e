/** Six digits, stars, four digits. */
export function maskedNumber(number: string): string {
  return number.slice(0, 6) + '*'.repeat(Math.max(0, number.length - 10)) + number.slice(-4);
}
