import type { ApiClient } from '@comanda/api-client';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useCart } from '../cart/use-cart';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { useJoinTable } from '../table/use-join-table';
import { useRound } from '../table/use-round';
import { useSeat } from '../table/use-seat';
import { useShare } from '../payment/share/use-share';
import { useTable } from '../table/use-table';
import { aGuest, type Guest, openPage } from './render-ordering';

/** State and actions of a guest at a table. */
export function useTablePage() {
  return {
    join: useJoinTable(),
    party: useTable(),
    seat: useSeat(),
    round: useRound(),
    share: useShare(),
    cart: useCart(),
    add: useAddToCart(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
  };
}

type Visit = {
  /** Where; the test restaurant that has tables, unless told otherwise. */
  readonly endpoint?: string;
  readonly clientOf?: (guest: Guest) => ApiClient;
};

/** Sits down at a table by its code, and says a name. */
export async function openTable(
  local_id: string,
  name: string,
  { endpoint = 'tide-room', clientOf = ({ client }) => client }: Visit = {},
) {
  const visitor = aGuest({ endpoint });
  const guest = { ...visitor, client: clientOf(visitor) };
  const page = await openPage(guest, useTablePage);
  await act(async () => void (await page.now().join.join(local_id)));
  await waitFor(() => expect(page.now().party.table?.local_id).toBe(local_id));
  await act(async () => void (await page.now().party.addGuest(name)));
  await waitFor(() => expect(page.now().party.me?.name).toBe(name));

  function idOf(dish: string): string {
    const { index } = page.now().catalogue;
    return [...index.values()].find(({ item }) => item.name === dish)?.item.item_id ?? '';
  }
  async function order(dish: string): Promise<void> {
    act(() => void page.now().add({ item_id: idOf(dish) }));
    await act(async () => void (await page.now().round.send()));
    expect(page.now().round.fault).toBeNull();
    await waitFor(() => expect(page.now().cart.count).toBe(0));
  }
  return { ...page, guest, idOf, order };
}
