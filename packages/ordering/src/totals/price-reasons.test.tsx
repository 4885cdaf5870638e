import { cents } from '@comanda/kernel';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useCampaigns } from '../campaigns/use-campaigns';
import { useCart } from '../cart/use-cart';
import { useTotals } from './use-totals';
import { useTipChoices } from './use-tip-choices';
import { useCatalogue } from '../provider/use-catalogue';
import { aGuest, openPage } from '../testing/render-ordering';
import { usePriceReasons } from './use-price-reasons';

function useShop() {
  return {
    add: useAddToCart(),
    cart: useCart(),
    campaigns: useCampaigns(),
    catalogue: useCatalogue(),
    reasons: usePriceReasons(),
    tips: useTipChoices(),
    totals: useTotals(),
  };
}

async function openShop() {
  const page = await openPage(aGuest(), useShop);
  await waitFor(() => {
    const { featured, others } = page.now().campaigns;
    expect([...featured, ...others]).not.toEqual([]);
  });
  function add(name: string, multiplier: number) {
    const entry = [...page.now().catalogue.index.values()].find(({ item }) => item.name === name);
    act(() => void page.now().add({ item_id: entry?.item.item_id ?? '', multiplier }));
  }
  return { ...page, add };
}

test('says by name what comes off which line, and every step up to the total that the server charges', async () => {
  const shop = await openShop();
  shop.add('Mussels', 4);
  shop.add('Lobster roll', 1);
  await waitFor(() => expect(shop.now().cart.applied).toHaveLength(1));
  const off = { kind: 'campaign', name: 'Mussel night', amount: -1000 };
  expect(shop.now().reasons?.lines).toMatchObject([
    {
      name: 'Mussels',
      multiplier: 4,
      parts: [{ key: 'item', name: 'Mussels', amount: 1500 }],
      amount: 6000,
      discounts: [off],
      net: 5000,
    },
    { name: 'Lobster roll', discounts: [], net: 2200 },
  ]);
  await waitFor(() => expect(shop.now().totals.is_confirmed).toBe(true));
  const { totals } = shop.now().totals;
  expect(shop.now().reasons?.steps).toMatchObject([
    { key: 'items', amount: totals.subtotal },
    { key: 'discount', ...off },
    { key: 'net_total', amount: 7200 },
    { key: 'tax', tax_rate: totals.tax_rate, of: 7200, amount: totals.tax_amount },
    { key: 'total_with_tax', amount: totals.total_with_tax },
    { key: 'tip', basis_points: 1500, of: 7200, amount: 1080 },
    { key: 'total', amount: totals.total_with_tip_and_tax },
  ]);
});

test('a tip that is too high leaves nothing to explain until it is mended', async () => {
  const shop = await openShop();
  shop.add('Lobster roll', 1);
  act(() => shop.now().tips.choose({ kind: 'fixed', cents: cents(2201) }));
  expect(shop.now().cart.fault).toMatchObject({ code: 'tip_too_high' });
  expect(shop.now().reasons).toBeNull();
  act(() => shop.now().tips.choose({ kind: 'fixed', cents: cents(2200) }));
  expect(shop.now().reasons?.steps).toContainEqual({
    kind: 'part',
    key: 'tip',
    basis_points: null,
    of: 2200,
    amount: 2200,
  });
});
