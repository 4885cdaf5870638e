import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useCart } from '../cart/use-cart';
import { useFreshCatalogue } from '../menu/use-fresh-catalogue';
import { useKnownCampaigns } from '../campaigns/use-known-campaigns';
import { aGuest, openPage } from '../testing/render-ordering';
import { useCatalogue } from './use-catalogue';
import { useRestaurant } from './use-restaurant';

const READ = ['restaurant', 'menus', 'campaigns'];

test('however many look at a restaurant, it is observed once, and React has nothing against how it is waited for', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { queryClient } = await openPage(aGuest(), () => [
    useRestaurant(),
    useCatalogue(),
    useCart(),
    useKnownCampaigns(),
    useCart(),
  ]);
  const counts = READ.map((kind) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [kind, 'tide'], type: 'active' })
      .map((query) => query.getObserversCount()),
  );
  expect(counts).toEqual([[1], [1], [1]]);
  expect(complaints.mock.calls).toEqual([]);
});

test('a page begins with what is fresh: what is older is read again, the rest is not', async () => {
  const guest = aGuest();
  const { now, queryClient } = await openPage(guest, () => ({
    catalogue: useCatalogue(),
    goTo: useOpenPage(),
  }));
  function timesRead(): number[] {
    const found = READ.map((kind) =>
      queryClient.getQueryCache().find({ queryKey: [kind, 'tide'], exact: false }),
    );
    return found.map((query) => query?.state.dataUpdateCount ?? 0);
  }
  await waitFor(() => expect(timesRead()).toEqual([1, 1, 1]));
  act(() => now().goTo('menu'));
  expect(timesRead()).toEqual([1, 1, 1]);
  await act(() =>
    queryClient.invalidateQueries({ queryKey: ['menus', 'tide'], refetchType: 'none' }),
  );
  act(() => now().goTo('cart'));
  await waitFor(() => expect(timesRead()).toEqual([1, 2, 1]));
});

function useOpenPage(): (page: string) => void {
  const [page, goTo] = useState('home');
  useFreshCatalogue(page);
  return goTo;
}
