import type { Problem } from '../../../cards/check-card';
import type { FieldName, FieldStyles } from '../../../hosted-fields/browser/field-messages';

/** The types of customcheckout's fields. */
export const FIELD_NAMES = {
  'card-number': 'number',
  cvv: 'cvv',
  expiry: 'expiry',
} as const satisfies Record<string, FieldName>;
export type CheckoutField = keyof typeof FIELD_NAMES;

/** Declarations of one state; a nested record is a pseudo-class or pseudo-element of it. */
type Style = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export type FieldGiven = {
  readonly placeholder?: string;
  readonly brands?: readonly string[];
  readonly style?: Readonly<Partial<Record<'base' | 'complete' | 'empty' | 'error', Style>>>;
};

const LABELS: Readonly<Record<CheckoutField, string>> = {
  'card-number': 'Card number',
  cvv: 'CVV',
  expiry: 'Expiry date',
};

export function fieldOptions(type: CheckoutField, { placeholder = '', style = {} }: FieldGiven) {
  const { base = {}, complete = {}, empty = {}, error = {} } = style;
  const styles: Partial<FieldStyles> = {
    base: plain(base),
    empty: plain(empty),
    focus: nested(base, ':focus'),
    invalid: plain(error),
    placeholder: nested(base, '::placeholder'),
    valid: plain(complete),
  };
  return { label: LABELS[type], placeholder, styles };
}

function plain(style: Style): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(style).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}

function nested(style: Style, name: string): Readonly<Record<string, string>> {
  const found = style[name];
  return typeof found === 'object' ? found : {};
}

/** The error that customcheckout tells of a field. */
export function errorOf(
  type: CheckoutField,
  empty: boolean,
  problem: Problem | 'other_brand',
): { readonly type: string; readonly message: string } {
  switch (type) {
    case 'card-number':
      return empty
        ? { type: 'CardNumberNotSet', message: 'Please enter a card number.' }
        : { type: 'CardNumberInvalid', message: 'Please enter a valid card number.' };
    case 'cvv':
      return { type: 'CvvNotSet', message: 'Please enter a CVV.' };
    case 'expiry':
      return empty || problem.startsWith('incomplete')
        ? { type: 'ExpiryIsNotSet', message: 'Please enter an expiry date.' }
        : { type: 'ExpiryIsInThePast', message: 'Please enter an expiry date in the future.' };
  }
}
