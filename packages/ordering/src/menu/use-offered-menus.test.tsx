import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOrdering } from '../provider/ordering-context';
import { aGuest, openPage } from '../testing/render-ordering';
import { useOfferedMenus } from './use-offered-menus';

test('a menu’s page is drawn again for another time, and not for a name that is typed', async () => {
  let drawn = 0;
  const { now } = await openPage(aGuest(), () => {
    drawn += 1;
    return { store: useOrdering().store, menus: useOfferedMenus() };
  });
  const { setDetails } = now().store.getState();
  const before = drawn;
  act(() => setDetails({ name: 'Ada', phone: '416 555 0170' }));
  expect(drawn).toBe(before);
  act(() => setDetails({ pickup_time: '2030-01-07T18:00:00.000Z' }));
  expect(drawn).toBe(before + 1);
});
