import type { Appearance } from '@stripe/stripe-js';
import type { CardAppearance } from '../card-appearance';

/** The page's look in the words of Stripe's Appearance API. */
export function stripeAppearance(look: CardAppearance): Appearance {
  return {
    theme: look.scheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: look.accent,
      colorBackground: look.surface,
      colorText: look.text,
      colorTextSecondary: look.text_muted,
      colorTextPlaceholder: look.text_muted,
      colorDanger: look.danger,
      borderRadius: look.radius,
      fontFamily: look.font_family,
      fontSizeBase: look.font_size,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${look.border}`, boxShadow: 'none', padding: '12px' },
      '.Input:focus': { borderColor: look.accent, boxShadow: `0 0 0 1px ${look.accent}` },
      '.Input--invalid': { borderColor: look.danger, boxShadow: 'none' },
    },
  };
}
