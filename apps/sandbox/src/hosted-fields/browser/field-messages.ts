import type { Problem } from '../../cards/check-card';

export type FieldName = 'number' | 'expiry' | 'cvv';

/** Whose script put the field onto the page; each has its own place to hand a card in. */
export type FieldService = 'bambora' | 'nmi';

type Declarations = Readonly<Record<string, string>>;

/** What a shop may say about the look of an input in the frame. */
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

/** What the page asks of a field. */
export type ToField =
  | { readonly kind: 'configure'; readonly options: FieldOptions }
  /** Shows what is wrong, also of a field that nobody has touched. */
  | { readonly kind: 'check' }
  | { readonly kind: 'blur' | 'clear' | 'focus' }
  | { readonly kind: 'tokenize'; readonly call: number; readonly key: string };

/** How the sandbox answered a card that was handed in; 0 = not at all. */
export type TokenAnswer = { readonly status: number; readonly body: unknown };

/** What a field tells the page: never what was typed. */
export type FromField =
  | { readonly kind: 'blur' | 'enter' | 'focus' | 'loaded' | 'ready' }
  | { readonly kind: 'change'; readonly state: FieldState }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: TokenAnswer };
