import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReadCampaigns } from './campaigns-provider';
import { aGuest, openPage } from '../testing/render-ordering';
import { useAreCampaignsAwaited } from './use-are-campaigns-awaited';

/** Values of both at each render. */
function aPage() {
  const seen: { readonly isAwaited: boolean; readonly is_listing: boolean }[] = [];
  function usePage() {
    const { is_listing } = useReadCampaigns();
    const now = { isAwaited: useAreCampaignsAwaited(), is_listing };
    seen.push(now);
    return now;
  }
  return { seen, usePage };
}

test('a page waits for the promotions once, and not when they are read again', async () => {
  const { seen, usePage } = aPage();
  const page = await openPage(aGuest(), usePage);
  await waitFor(() => expect(page.now()).toEqual({ isAwaited: false, is_listing: false }));
  expect(seen[0]).toEqual({ isAwaited: true, is_listing: true });

  seen.length = 0;
  act(() => void page.queryClient.resetQueries({ queryKey: ['campaigns'] }));
  await waitFor(() => expect(seen).toContainEqual({ isAwaited: false, is_listing: true }));
  await waitFor(() => expect(page.now().is_listing).toBe(false));
  expect(seen.map(({ isAwaited }) => isAwaited)).not.toContain(true);
});

test('promotions that cannot be had are not waited for', async () => {
  const guest = aGuest();
  guest.network.refuse('/campaign/list/', { code: 'restaurant_closed', status: 409 });
  const { usePage } = aPage();
  const page = await openPage(guest, usePage);
  await waitFor(() => expect(page.now()).toEqual({ isAwaited: false, is_listing: false }));
  expect(guest.network.sent.some((path) => path.includes('/campaign/list/'))).toBe(true);
});
