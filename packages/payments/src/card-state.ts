export const CARD_FIELDS = ['number', 'expiry', 'cvv'] as const;

/** The fields of a card that have a frame each. */
export type CardField = (typeof CARD_FIELDS)[number];

/** The brands that restaurants take. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

export type CardState = {
  readonly complete: boolean;
  readonly empty: boolean;
  /** Fault of the typed text, in the guest's language, where the processor's form does not show it itself. */
  readonly error: string | null;
  /** Detected brand; null while it is unknown. */
  readonly brand: CardBrand | null;
  /** Faults of the fields the page labels. */
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
