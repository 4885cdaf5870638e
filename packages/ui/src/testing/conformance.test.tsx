import { render } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { NOT_DRAWN, PARTS, type Part } from './conformance-parts';

/** Rules about a whole page, and about colours, which only a browser can see. */
const NOT_OF_A_PART = ['color-contrast', 'page-has-heading-one', 'region'];

/** Hidden elements of Base UI that pass the focus on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

const ROWS = PARTS.map((part) => ({ ...part, title: [part.folder, part.name].join(' ').trim() }));

test('UI-101 every folder of the kit has a row in the table of parts', () => {
  const files = Object.keys(import.meta.glob('../*/*'));
  const folders = new Set(files.map((file) => file.split('/')[1] ?? ''));
  const known = new Set([...PARTS.map(({ folder }) => folder), ...Object.keys(NOT_DRAWN)]);
  expect(folders.size).toBeGreaterThan(40);
  expect([...folders].filter((folder) => !known.has(folder))).toEqual([]);
});

test.each(ROWS)('UI-101 $title gives its ref and further props to one element', async (part) => {
  const { element } = await drawPart(part);
  expect(element).toBeInstanceOf(Element);
  expect(element?.getAttribute('data-probe')).toBe('here');
  expect(document.querySelectorAll('[data-probe]')).toHaveLength(1);
});

test.each(ROWS)('UI-101 $title adds a class to its own', async (part) => {
  await drawPart(part);
  expect(document.querySelectorAll('.probe')).toHaveLength(1);
});

test.each(
  ROWS.flatMap((part) => (['ltr', 'rtl'] as const).map((direction) => ({ ...part, direction }))),
)('UI-101 $title has nothing that axe complains of, written $direction', async (part) => {
  document.documentElement.dir = part.direction;
  document.documentElement.lang = part.direction === 'rtl' ? 'ar' : 'en';
  await drawPart(part);
  const { violations } = await axe.run(
    { include: 'body', exclude: FOCUS_GUARDS },
    { rules: Object.fromEntries(NOT_OF_A_PART.map((rule) => [rule, { enabled: false }])) },
  );
  document.documentElement.dir = '';
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

async function drawPart(part: Part): Promise<{ readonly element: Element | null }> {
  let element: Element | null = null;
  function ref(node: Element | null) {
    element = node ?? element;
  }
  render(part.draw({ ref, className: 'probe', 'data-probe': 'here' }));
  await part.show?.();
  return { element };
}
