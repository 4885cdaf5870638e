import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

/** A cart with a soup in it, and a code that gives something away. */
async function earn(code: string) {
  const user = await openApp('/v2/treats/order');
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Soup/ }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await user.click(await screen.findByRole('button', { name: 'Add a discount code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  return { user, free: await screen.findByRole('group', { name: /Choose what is free/ }) };
}

async function promotions(): Promise<string | null> {
  return (await screen.findByRole('region', { name: 'Promotions' })).textContent;
}

test('a free dish with a question is asked about, costs what is chosen with it, and is free', async () => {
  const { user, free } = await earn('sweet');
  await user.click(within(free).getByRole('link', { name: 'Ice, free' }));
  const sheet = await screen.findByRole('dialog', { name: 'Ice' });
  expect(within(sheet).queryByRole('button', { name: 'Add one Ice' })).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: /^Add · \$0\.00/ }));
  expect(within(sheet).getByRole('group', { name: /Flavour/ }).textContent).toContain('Choose');
  await user.click(within(sheet).getByRole('radio', { name: /^Mango/ }));
  await user.click(within(sheet).getByRole('button', { name: /^Add · \$1\.00/ }));
  await waitFor(async () => expect(await promotions()).toContain('-$6.00'));
  expect((await screen.findByRole('article', { name: 'Ice' })).textContent).toContain('Mango');
  expect(screen.queryByRole('group', { name: /Choose what is free/ })).toBeNull();
});

test('where anything is free, all there is can be chosen', async () => {
  const { user, free } = await earn('like');
  expect(within(free).getByRole('link', { name: 'Ice, free' })).toBeTruthy();
  await user.click(within(free).getByRole('button', { name: 'Bread, free' }));
  await waitFor(async () => expect(await promotions()).toContain('-$3.00'));
});
