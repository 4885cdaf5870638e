/** A card as it was typed. */
export type Card = {
  readonly number: string;
  /** MMYY. */
  readonly expiry: string;
  readonly cvv: string;
};

/** Whether the month on the card (MMYY) is over. */
export function isExpired(expiry: string, now: Date): boolean {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(2));
  return now.getTime() >= Date.UTC(year, month, 1);
}
