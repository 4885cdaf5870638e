import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('after a code that no table has, the next one is typed from the first box', async () => {
  const user = await openApp('/table?restaurant=odile');
  await user.type(await screen.findByRole('textbox', { name: 'Character 1 of 4' }), 'ZZZZ{Enter}');
  await screen.findByText(/^Table not found/);

  await user.keyboard('Q4{Enter}');
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ value }) => value)).toEqual(['Q', '4', 'Z', 'Z']);
});

test('a code that lacks characters goes on at the first that is missing', async () => {
  const user = await openApp('/table?restaurant=odile');
  await user.type(await screen.findByRole('textbox', { name: 'Character 1 of 4' }), 'Z9');
  await user.click(screen.getByRole('button', { name: 'Go to the table' }));

  expect(screen.getByRole('textbox', { name: 'Character 3 of 4' })).toBe(document.activeElement);
});

test('where nobody sits at a table none is asked for', async () => {
  await openApp('/v2/harbor/selectTable');
  expect(await screen.findByRole('heading', { level: 2, name: 'Menus' })).toBeTruthy();
  expect(location.pathname).toBe('/v2/harbor/order');
});
