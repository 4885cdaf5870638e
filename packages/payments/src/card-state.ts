export const CARD_FIELDS = ['number', 'expiry', 'cvv'] as const;

/** The fields of a card that have a frame each. */
export type CardField = (typeof CARD_FIELDS)[number];

/** The brands that restaurants take. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

export type CardState = {
  readonly complete: boolean;
  readonly empty: boolean;
  /** What is wrong with what was typed, in the guest's language, where the processor's form does not say it itself. */
  readonly error: string | null;
  /** Whose card it looks like; null while that cannot be told. */
  readonly brand: CardBrand | null;
  /** What is wrong with the fields that the page labels. */
  readonly faults: Readonly<Partial<Record<CardField, FieldFault>>>;
};

export type FieldFault = 'empty' | 'invalid';

export const untouchedCard: CardState = {
  complete: false,
  empty: true,
  error: null,
  brand: null,
  faults: {},
};

/** The brand that a provider's word stands for; null for one that is not taken. */
export function brandNamed(word: string | null | undefined): CardBrand | null {
  return CARD_BRANDS.find((brand) => brand === word) ?? null;
}
