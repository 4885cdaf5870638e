export type CardBrand =
  | 'amex'
  | 'diners'
  | 'discover'
  | 'interac'
  | 'jcb'
  | 'mastercard'
  | 'unionpay'
  | 'visa';

const BRANDS: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4506445/, 'interac'],
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^(36|38|39|30[0-5])/, 'diners'],
  [/^35(2[89]|[3-8])/, 'jcb'],
  [/^62/, 'unionpay'],
];

/** The brand that a (possibly incomplete) number begins like. */
export function brandOf(digits: string): CardBrand | undefined {
  return BRANDS.find(([pattern]) => pattern.test(digits))?.[1];
}

/** How many digits a complete number of the brand has, shortest first. */
export function lengthsOf(brand: CardBrand | undefined): readonly number[] {
  switch (brand) {
    case 'amex':
      return [15];
    case 'diners':
      return [14, 16];
    case 'unionpay':
      return [16, 17, 18, 19];
    default:
      return [16];
  }
}

/** The check digit that every card number ends with (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== '' && sum % 10 === 0;
}

export function cvcLengthOf(brand: CardBrand | undefined): 3 | 4 {
  return brand === 'amex' ? 4 : 3;
}
