import type { CardAppearance } from '@comanda/payments';

/** The page's tokens as values, for the processor's frame, which cannot read them. */
export function readCardAppearance(): CardAppearance {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  function token(name: string): string {
    return style.getPropertyValue(`--${name}`).trim();
  }
  const isDark = root.dataset['scheme']
    ? root.dataset['scheme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    scheme: isDark ? 'dark' : 'light',
    accent: token('accent-text'),
    surface: token('surface-raised'),
    text: token('text'),
    text_muted: token('text-muted'),
    danger: token('danger'),
    border: token('border-strong'),
    radius: token('radius'),
    font_size: '16px',
    font_family: 'system-ui, sans-serif',
  };
}
