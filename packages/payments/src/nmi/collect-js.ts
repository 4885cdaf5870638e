import type { Currency } from '@comanda/contracts';

/** Collect.js's own names of the fields. */
export type CollectField = 'ccnumber' | 'ccexp' | 'cvv';

type Css = Readonly<Record<string, string>>;

/** Options of CollectJS.configure(), as far as an inline form needs them. */
export type CollectOptions = {
  readonly variant: 'inline';
  readonly styleSniffer: 'false';
  readonly customCss: Css;
  readonly invalidCss: Css;
  readonly placeholderCss: Css;
  readonly fields: Readonly<
    Record<
      CollectField,
      {
        readonly selector: string;
        readonly title: string;
        readonly placeholder: string;
        readonly display?: 'show';
      }
    >
  >;
  readonly price: string;
  readonly currency: Currency;
  readonly country: string;
  readonly validationCallback: (field: CollectField, isValid: boolean, message: string) => void;
  readonly timeoutDuration: number;
  readonly timeoutCallback: () => void;
  readonly fieldsAvailableCallback: () => void;
  readonly callback: (response: CollectResponse) => void;
};

export type CollectResponse = {
  readonly token: string;
  readonly card?: { readonly type?: string | null };
};

/** The part of NMI's Collect.js that the driver calls. */
export type CollectJs = {
  readonly configure: (options: CollectOptions) => void;
  readonly startPaymentRequest: () => void;
};
