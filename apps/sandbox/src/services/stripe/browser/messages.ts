import type { Appearance, CardFormFont } from './card-form-options';
import type { Locale } from './texts/texts';

export type CardFormOptions = {
  readonly appearance: Appearance;
  readonly country: string;
  readonly fonts: readonly CardFormFont[];
  readonly asksAddress: boolean;
  readonly isDisabled: boolean;
  /** `form` is the Payment Element's labelled form, `line` the Card Element's single row. */
  readonly layout: 'form' | 'line';
  readonly locale: Locale;
  readonly postalCode: string;
};

export type ValidationError = {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
};

export type BillingDetails = {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: Readonly<Record<string, string | null>> | null;
};

export type Tokenization = {
  readonly account: string | undefined;
  readonly billing: BillingDetails;
  readonly key: string;
};

/** Messages from the page to the frame. */
export type ToForm =
  | { readonly kind: 'configure'; readonly options: CardFormOptions }
  | { readonly kind: 'focus' }
  | { readonly kind: 'blur' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'validate'; readonly call: number }
  | { readonly kind: 'tokenize'; readonly call: number; readonly order: Tokenization };

export type FormChange = {
  readonly brand: string;
  readonly complete: boolean;
  readonly country: string;
  readonly empty: boolean;
  readonly error: ValidationError | undefined;
  readonly postalCode: string;
};

/** Messages from the frame to the page: never the card itself. */
export type FromForm =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'resize'; readonly height: number }
  | { readonly kind: 'change'; readonly change: FormChange }
  | { readonly kind: 'focus' }
  | { readonly kind: 'blur' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'enter' }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: unknown };

/** Message from the challenge page to its opener. */
export type FromChallenge = { readonly kind: 'finished' };
