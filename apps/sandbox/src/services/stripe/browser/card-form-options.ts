/** The `appearance` of Elements, as far as the sandbox follows it. */
export type Appearance = {
  readonly theme?: 'flat' | 'night' | 'stripe';
  readonly labels?: 'above' | 'floating';
  readonly disableAnimations?: boolean;
  readonly variables?: Readonly<Record<string, string | undefined>>;
  readonly rules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type CardFormFont = {
  readonly cssSrc?: string;
  readonly family?: string;
  readonly src?: string;
  readonly weight?: string;
  readonly style?: string;
};
