export function ReceiptOffer(_: { readonly guest_id: string }) {
  return null;
}
