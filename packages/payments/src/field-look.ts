import type { CardAppearance } from './card-appearance';

/** How an input looks in a provider's frame, whose border the page draws. Names as style sheets write them. */
export type FieldLook = {
  readonly base: Readonly<Record<string, string>>;
  readonly invalid: Readonly<Record<string, string>>;
  readonly placeholder: Readonly<Record<string, string>>;
};

export function fieldLook(look: CardAppearance): FieldLook {
  return {
    base: {
      color: look.text,
      'background-color': 'transparent',
      border: '0',
      outline: 'none',
      'font-family': look.font_family,
      'font-size': look.font_size,
    },
    invalid: { color: look.danger },
    placeholder: { color: look.text_muted, opacity: '1' },
  };
}
