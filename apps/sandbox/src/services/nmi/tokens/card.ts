/** A card as it was typed. */
export type Card = {
  readonly number: string;
  /** MMYY. */
  readonly expiry: string;
  readonly cvv: string;
};

export type CardBrand = 'amex' | 'discover' | 'mastercard' | 'visa';

export function brandOf(number: string): CardBrand | null {
  if (/^4/.test(number)) return 'visa';
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return /^6(?:011|5)/.test(number) ? 'discover' : null;
}

/** Six digits, stars, four digits. */
export function maskedNumber(number: string): string {
  return number.slice(0, 6) + '*'.repeat(Math.max(0, number.length - 10)) + number.slice(-4);
}

/** Whether the last digit is the check digit of the others (ISO/IEC 7812). */
export function hasCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the month on the card (MMYY) is over. */
export function isExpired(expiry: string, now: Date): boolean {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(2));
  return now.getTime() >= Date.UTC(year, month, 1);
}
