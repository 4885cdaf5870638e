import { expect, test } from 'vitest';
import { foldText } from './fold-text';

test.each([
  ['Crêpe', 'crepe'],
  ['Pão de Queijo', 'pao de queijo'],
  ['MENU 7', 'menu 7'],
])('%s is found by %s', (text, wanted) => {
  expect(foldText(text)).toBe(wanted);
});
