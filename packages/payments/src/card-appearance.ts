/** How a processor's form should look: values of the page's tokens, since its frames cannot read them. */
export type CardAppearance = {
  readonly scheme: 'light' | 'dark';
  readonly accent: string;
  readonly surface: string;
  readonly text: string;
  readonly text_muted: string;
  readonly danger: string;
  readonly border: string;
  /** CSS lengths. */
  readonly radius: string;
  readonly font_size: string;
  readonly font_family: string;
};
