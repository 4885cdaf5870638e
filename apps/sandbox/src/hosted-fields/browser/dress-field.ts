import { addRule, addSheet } from '../../browser/style-sheet';
import type { FieldStyles } from './field-messages';

const SELECTORS: Readonly<Record<keyof FieldStyles, string>> = {
  base: 'input',
  empty: 'input[data-empty]',
  valid: 'input[data-valid]',
  focus: 'input:focus',
  invalid: "input[aria-invalid='true']",
  placeholder: 'input::placeholder',
};

let sheet: CSSStyleSheet | undefined;

/** Dresses the input as the shop asks, state by state. */
export function dressField(styles: Partial<FieldStyles>): void {
  sheet ??= addSheet();
  sheet.replaceSync('');
  for (const [name, selector] of Object.entries(SELECTORS)) {
    // The table above has exactly the names of the styles.
    addRule(sheet, selector, styles[name as keyof FieldStyles] ?? {});
  }
}
