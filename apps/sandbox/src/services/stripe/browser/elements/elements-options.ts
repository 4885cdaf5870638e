import type { Appearance, CardFormFont } from '../card-form-options';
import type { CardFormOptions } from '../messages';
import { nearestLocale } from '../texts/texts';
import type { Locale } from '../texts/texts';
import type { CardElementType } from './card-element';

export type ElementsOptions = {
  readonly clientSecret?: string;
  readonly mode?: 'payment' | 'setup' | 'subscription';
  readonly amount?: number;
  readonly currency?: string;
  readonly appearance?: Appearance;
  readonly locale?: string;
  readonly fonts?: readonly CardFormFont[];
};

/** The options of one Element that change its form. */
export type ElementOptions = {
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly hidePostalCode?: boolean;
  readonly value?: { readonly postalCode?: string };
  readonly defaultValues?: {
    readonly billingDetails?: {
      readonly address?: { readonly country?: string; readonly postal_code?: string };
    };
  };
  readonly fields?: {
    readonly billingDetails?:
      | string
      | { readonly address?: string | { readonly country?: string } };
  };
};

export function formOptionsOf(
  type: CardElementType,
  group: ElementsOptions,
  own: ElementOptions,
  fallback: Locale,
): CardFormOptions {
  const address = own.defaultValues?.billingDetails?.address;
  return {
    appearance: group.appearance ?? {},
    country: address?.country ?? browserCountry(),
    fonts: group.fonts ?? [],
    asksAddress: asksAddress(type, own),
    isDisabled: own.disabled === true || own.readOnly === true,
    layout: type === 'payment' ? 'form' : 'line',
    locale: group.locale === undefined ? fallback : nearestLocale(group.locale),
    postalCode: own.value?.postalCode ?? address?.postal_code ?? '',
  };
}

function asksAddress(type: CardElementType, own: ElementOptions): boolean {
  if (type === 'card') return own.hidePostalCode !== true;
  const billing = own.fields?.billingDetails;
  if (billing === 'never' || typeof billing === 'string') return billing !== 'never';
  const address = billing?.address;
  if (typeof address === 'string') return address !== 'never';
  return address?.country !== 'never';
}

/** Stripe guesses the country from the address of the network; a sandbox has the browser's language. */
function browserCountry(): string {
  const region = new Intl.Locale(navigator.language).region;
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : 'US';
}
