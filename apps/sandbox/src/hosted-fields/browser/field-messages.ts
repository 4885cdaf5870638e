import type { Problem } from '../../cards/check-card';

export type FieldName = 'number' | 'expiry' | 'cvv';

/** Service whose script added the field; each has its own place to send a card to. */
export type FieldService = 'bambora' | 'nmi';

type Declarations = Readonly<Record<string, string>>;

/** Styles a shop may set for an input in the frame. */
export type FieldStyles = {
  readonly base: Declarations;
  readonly empty: Declarations;
  readonly focus: Declarations;
  readonly invalid: Declarations;
  readonly placeholder: Declarations;
  readonly valid: Declarations;
};

export type FieldOptions = {
  readonly label: string;
  readonly placeholder: string;
  readonly styles: Partial<FieldStyles>;
};

export type FieldState = {
  readonly brand: string | null;
  readonly empty: boolean;
  readonly problem: Problem | null;
};

/** Messages from the page to a field. */
export type ToField =
  | { readonly kind: 'configure'; readonly options: FieldOptions }
  /** Shows what is wrong, also of a field that nobody has touched. */
  | { readonly kind: 'check' }
  | { readonly kind: 'blur' | 'clear' | 'focus' }
  | { readonly kind: 'tokenize'; readonly call: number; readonly key: string };

/** How the sandbox answered a card that was handed in; 0 = not at all. */
export type TokenAnswer = { readonly status: number; readonly body: unknown };

/** Messages from a field to the page: never the typed text. */
export type FromField =
  | { readonly kind: 'blur' | 'enter' | 'focus' | 'loaded' | 'ready' }
  | { readonly kind: 'change'; readonly state: FieldState }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: TokenAnswer };
