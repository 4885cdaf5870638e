import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTable, useTablePage } from '../testing/open-table';
import { openPage } from '../testing/render-ordering';
import { useOthersCarts, useShareCart } from './use-shared-cart';

function useSharedTable() {
  useShareCart(true);
  return { ...useTablePage(), others: useOthersCarts() };
}

/** A phone at the window, whose cart the others there see. */
async function sitDown(name: string) {
  const { guest, close, idOf } = await openTable('WIND', name);
  close();
  const page = await openPage(guest, useSharedTable);
  await waitFor(() => expect(page.now().party.me?.name).toBe(name));
  return {
    ...page,
    idOf,
    /** What the others are choosing, as `who: what`, read anew. */
    async others(): Promise<string[]> {
      await act(() => page.queryClient.invalidateQueries({ queryKey: ['table'] }));
      const { others } = page.now();
      return others.flatMap(({ guest_name, lines }) =>
        lines.map(({ name: dish }) => `${guest_name}: ${dish}`),
      );
    },
  };
}

test('what a guest was choosing is not shown any more once another one orders on their phone', async () => {
  const amy = await sitDown('Amy');
  const max = await sitDown('Max');
  act(() => void amy.now().add({ item_id: amy.idOf('Fries') }));
  await waitFor(async () => expect(await max.others()).toEqual(['Amy: Fries']));
  await act(async () => void (await amy.now().party.addGuest('Bea')));
  await waitFor(async () => expect(await max.others()).toEqual([]));
  act(() => void amy.now().add({ item_id: amy.idOf('Chowder') }));
  await waitFor(async () => expect(await max.others()).toEqual(['Bea: Chowder']));
});
