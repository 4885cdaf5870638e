import { addRule, addSheet } from '../../../../browser/style-sheet';
import type { Appearance, CardFormFont } from '../card-form-options';

/** Classes that `appearance.rules` may name; anything else is ignored, as Stripe warns and ignores. */
const SELECTOR =
  /^\.(Input|Label|Error|Block|Tab)(--(invalid|empty|focused))?(:(hover|focus|focus-visible|disabled|autofill)|::(placeholder|selection))?$/;

let ruleSheet: CSSStyleSheet | undefined;

/** Dresses the form: variables become custom properties of the same name, rules a style sheet of their own. */
export function applyAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  root.dataset['theme'] = appearance.theme ?? 'stripe';
  root.toggleAttribute('data-still', appearance.disableAnimations === true);
  for (const name of Array.from(root.style)) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(appearance.variables ?? {})) {
    if (value !== undefined) root.style.setProperty(`--${name}`, value);
  }
  ruleSheet ??= addSheet();
  ruleSheet.replaceSync('');
  for (const [selector, declarations] of Object.entries(appearance.rules ?? {})) {
    if (SELECTOR.test(selector)) addRule(ruleSheet, selector, declarations);
  }
}

export function addFonts(fonts: readonly CardFormFont[]): void {
  for (const font of fonts) {
    if (font.cssSrc !== undefined) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = font.cssSrc;
      document.head.append(link);
    } else if (font.family !== undefined && font.src !== undefined) {
      const face = new FontFace(font.family, font.src, {
        style: font.style ?? 'normal',
        weight: font.weight ?? '400',
      });
      document.fonts.add(face);
    }
  }
}
