import type { MountOptions } from '../card-driver';

/** Apple's own button where the browser can draw it, and one that says the same where it cannot. */
export function drawAppleButton(
  place: HTMLElement,
  { appearance, language }: Pick<MountOptions, 'appearance' | 'language'>,
  onPress: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  const isDark = appearance.scheme === 'dark';
  button.type = 'button';
  button.lang = language;
  button.setAttribute('aria-label', 'Apple Pay');
  button.textContent = 'Apple Pay';
  // One by one: a style attribute would need the page's policy to allow it.
  Object.assign(button.style, {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '48px',
    border: '0',
    borderRadius: appearance.radius,
    background: isDark ? '#ffffff' : '#000000',
    color: isDark ? '#000000' : '#ffffff',
    font: '600 1.0625rem system-ui, sans-serif',
    textAlign: 'center',
    cursor: 'pointer',
  });
  if (CSS.supports('appearance', '-apple-pay-button')) {
    button.textContent = '';
    button.style.setProperty('appearance', '-apple-pay-button');
    button.style.setProperty('-apple-pay-button-type', 'plain');
    button.style.setProperty('-apple-pay-button-style', isDark ? 'white' : 'black');
  }
  button.addEventListener('click', onPress);
  place.replaceChildren(button);
  return button;
}
