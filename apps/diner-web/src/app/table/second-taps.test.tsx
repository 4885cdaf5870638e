import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('a dish that is added with two quick taps is in the order once, as it was chosen', async () => {
  const user = await openApp('/menu?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [dish] = await screen.findAllByRole('link', { name: /^Sea-Salt Fries/ });
  if (!dish) throw new Error('There are no fries.');
  await user.click(dish);
  await user.click(await screen.findByRole('radio', { name: /^Large/ }));
  await user.dblClick(screen.getByRole('button', { name: /^Add ·/ }));

  await screen.findByRole('heading', { level: 1, name: 'Added to your order' });
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  const [line, ...more] = await screen.findAllByRole('article', { name: 'Sea-Salt Fries' });
  expect(line?.textContent).toContain('Large');
  expect(more).toEqual([]);
});

test('a dish speaks another language in the midst of being chosen, and stays as it is', async () => {
  const user = await openApp('/menu?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [dish] = await screen.findAllByRole('link', { name: /^Sea-Salt Fries/ });
  if (!dish) throw new Error('There are no fries.');
  await user.click(dish);
  const sheet = await screen.findByRole('dialog', { name: 'Sea-Salt Fries' });
  await user.click(await within(sheet).findByRole('radio', { name: /^Large/ }));
  const place = location.href;

  await user.click(within(sheet).getByRole('button', { name: 'Language: English' }));
  await user.click(await screen.findByRole('radio', { name: 'Français' }));
  expect(await within(sheet).findByRole('button', { name: /^Ajouter ·/ })).toBeTruthy();
  const chosen = within(sheet).getAllByRole<HTMLInputElement>('radio');
  expect(chosen.filter(({ checked }) => checked)).toHaveLength(1);
  expect(location.href).toBe(place);
});
