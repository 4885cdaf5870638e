import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ID, readBistroIds } from '../testing/menu-ids';
import { openApp } from '../testing/open-app';

let withIds: (path: string) => string;
beforeAll(async () => {
  withIds = await readBistroIds();
});

test('a dish that is gone says so once, over the menu it was on, and closing it leaves that', async () => {
  const menu = withIds(`/v2/odile/m/${ID.menu}`);
  const user = await openApp(
    withIds(`${menu}/c/${ID.category}/i/00000000-0000-7000-8000-000000000000`),
  );
  const sheet = await screen.findByRole('dialog', { name: 'No longer on the menu' });
  expect(within(sheet).getAllByText(/no longer on the menu/i)).toHaveLength(1);
  expect(within(sheet).getByText('The rest of the menu is waiting for you.')).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.pathname).toBe(menu));
});
