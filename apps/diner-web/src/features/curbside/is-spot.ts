/** Whether it is the number of a parking spot: whole, and not below nothing. */
export function isSpot(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim());
}
