import { expect, test } from 'vitest';
import { countedName } from './counted-name';
import { foldText } from './fold-text';

test.each([
  ['Crêpe', 'crepe'],
  ['Pão de Queijo', 'pao de queijo'],
  ['MENU 7', 'menu 7'],
])('%s is found by %s', (text, wanted) => {
  expect(foldText(text)).toBe(wanted);
});

test('one of something is said without its number', () => {
  expect(countedName({ name: 'Bacon', count: 1 })).toBe('Bacon');
  expect(countedName({ name: 'Bacon', count: 2 })).toBe('2 × Bacon');
});
