import { expect, test } from 'vitest';
import { spokenText } from './spoken-text';

const WORDS = { on: 'chosen', off: 'not chosen' };

test.each([
  ['<button>  Take\n away </button>', 'Take away'],
  ['<button aria-label="One more Fries">+</button>', 'One more Fries'],
  ['<button aria-pressed="true">English</button>', 'English. chosen'],
  [
    '<span id="bun">Potato bun</span><span id="price">+$0.75</span><input type="radio" aria-labelledby="bun" aria-describedby="price">',
    'Potato bun. +$0.75. not chosen',
  ],
])('%s is said as "%s"', (html, said) => {
  document.body.innerHTML = html;
  const element = document.body.querySelector<HTMLElement>('button, input');
  expect(element && spokenText(element, WORDS)).toBe(said);
});
