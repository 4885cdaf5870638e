import { mountPlace } from '../../../browser/mount-place';
import type { FieldName, FieldOptions } from '../../../hosted-fields/browser/field-messages';

/** Collect.js's names of the fields, in the order in which they are read. */
export const FIELDS = { ccnumber: 'number', ccexp: 'expiry', cvv: 'cvv' } as const satisfies Record<
  string,
  FieldName
>;
export type CollectField = keyof typeof FIELDS;

type Css = Readonly<Record<string, string>>;

/** The part of CollectJS.configure() that an inline form uses. */
export type CollectOptions = {
  readonly variant?: string;
  readonly fields?: Readonly<
    Partial<
      Record<
        CollectField,
        { readonly selector: string; readonly title?: string; readonly placeholder?: string }
      >
    >
  >;
  readonly customCss?: Css;
  readonly focusCss?: Css;
  readonly invalidCss?: Css;
  readonly validCss?: Css;
  readonly placeholderCss?: Css;
  readonly timeoutDuration?: number | string;
  readonly validationCallback?: (field: CollectField, isValid: boolean, message: string) => void;
  readonly timeoutCallback?: () => void;
  readonly fieldsAvailableCallback?: () => void;
  readonly callback?: (response: object) => void;
};

const TITLES: Readonly<Record<CollectField, string>> = {
  ccnumber: 'Card Number',
  ccexp: 'Card Expiration',
  cvv: 'CVV Code',
};

/** Options of one field's frame, and its target. */
export function fieldOf(
  options: CollectOptions,
  name: CollectField,
): { readonly place: HTMLElement; readonly title: string; readonly field: FieldOptions } {
  const given = options.fields?.[name];
  const title = given?.title ?? TITLES[name];
  return {
    place: mountPlace(given?.selector ?? `#${name}`),
    title,
    field: {
      label: title,
      placeholder: given?.placeholder ?? '',
      styles: {
        base: options.customCss ?? {},
        focus: options.focusCss ?? {},
        invalid: options.invalidCss ?? {},
        placeholder: options.placeholderCss ?? {},
        valid: options.validCss ?? {},
      },
    },
  };
}
