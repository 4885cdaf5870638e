/** Returns the address of a guest's receipt, whole, as a phone opens it from a code. */
export function receiptAddress(guest_id: string): string {
  return `${location.origin}/receipts/${guest_id}`;
}
