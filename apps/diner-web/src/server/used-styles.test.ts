import { expect, test } from 'vitest';
import { usedStyles } from './used-styles';

const MARKUP = '<ul class="list"><li class="row chosen">Soup</li></ul>';

test.each([
  ['a class that occurs', '.row{color:red}'],
  ['no class', 'li:hover{color:red}'],
  ['a class in an element that has several', '.row.chosen{color:red}'],
  ['one selector that can match', '.other,.list .row{color:red}'],
  ['what may be there or not', '.row:not(.dear):has(.price,.mark):is(.a,.b){color:red}'],
  ['a number with a point', '.row{margin:.5rem}'],
])('a rule with %s stays', (_, rule) => {
  expect(usedStyles(rule, MARKUP)).toBe(rule);
});

test('a rule goes that has a class which nothing has, and a group with nothing left in it', () => {
  expect(usedStyles('.row .price{color:red}.other{color:red}', MARKUP)).toBe('');
  expect(usedStyles('@media (width>9px){.other{color:red}.row{color:red}}', MARKUP)).toBe(
    '@media (width>9px){.row{color:red}}',
  );
  expect(usedStyles('@supports (a:b){@media print{.other{color:red}}}', MARKUP)).toBe('');
});

test('a layer stays without its rules, as the order in which layers are named is theirs', () => {
  expect(usedStyles('@layer a{.other{color:red}}@layer b{.row{color:red}}', MARKUP)).toBe(
    '@layer a{}@layer b{.row{color:red}}',
  );
});

test('what holds no rules is whole, and ends before the next begins', () => {
  const css =
    '@layer a,b;@font-face{font-family:F;src:url(f.woff2)}@keyframes turn{to{rotate:1turn}}.row{color:red}';
  expect(usedStyles(css, MARKUP)).toBe(css);
});

test('what is no style sheet is told where', () => {
  expect(() => usedStyles('.row{', MARKUP)).toThrow('<css input>:1:1: Unclosed block');
});
