import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useCheckout } from '../payment/use-checkout';
import { lineDraft } from '../cart/line-draft';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { aGuest, openPage } from '../testing/render-ordering';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useCampaignActions } from './use-campaign-actions';
import { useCampaignSuggestions } from './use-campaign-suggestions';
import { useCampaigns } from './use-campaigns';
import { useCart } from '../cart/use-cart';
import { useCartActions } from '../cart/use-cart-actions';
import { useDiscountCode } from './use-discount-code';
import { useLostCampaigns } from './use-lost-campaigns';
import { useTotals } from '../totals/use-totals';
import { useWaitingRewards } from './use-waiting-rewards';

function useShop() {
  return {
    add: useAddToCart(),
    cart: useCart(),
    lines: useCartActions(),
    list: useCampaigns(),
    suggestions: useCampaignSuggestions(),
    waiting: useWaitingRewards(),
    campaigns: useCampaignActions(),
    code: useDiscountCode(),
    lost: useLostCampaigns(),
    totals: useTotals(),
    checkout: useCheckout(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
  };
}

async function openShop(guest = aGuest()) {
  const page = await openPage(guest, useShop);
  await waitFor(() => expect(allOf(page.now())).not.toEqual([]));
  function entry(name: string) {
    for (const each of page.now().catalogue.index.values())
      if (each.item.name === name) return each;
    throw new Error(`There is no ${name}.`);
  }
  return {
    ...page,
    entry,
    add(name: string, multiplier = 1) {
      const { item_id } = entry(name).item;
      act(() => void page.now().add({ item_id, multiplier }));
    },
    campaign(name: string) {
      const view = allOf(page.now()).find(({ campaign }) => campaign.name === name);
      if (!view) throw new Error(`There is no campaign ${name}.`);
      return view;
    },
    async type(code: string) {
      act(() => page.now().code.setText(code));
      await act(async () => void (await page.now().code.apply()));
    },
  };
}

function allOf({ list }: ReturnType<typeof useShop>) {
  return [...list.featured, ...list.others];
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** The browser's own sum, and the server's for the same order. */
async function bothTotals(shop: Shop) {
  const own = shop.now().cart.totals;
  await waitFor(() => expect(shop.now().totals.is_confirmed).toBe(true));
  return [own, shop.now().totals.totals];
}

describe('campaigns', () => {
  test('one that joins by itself is in the price at once, and the server agrees', async () => {
    const shop = await openShop();
    shop.add('Mussels', 4);
    await waitFor(() =>
      expect(shop.now().cart.applied).toMatchObject([
        { discount: 1000, is_automatic: true, campaign: { name: 'Mussel night' } },
      ]),
    );
    const [own, server] = await bothTotals(shop);
    expect(own).toMatchObject({ subtotal: 6000, discount: 1000 });
    expect(server).toEqual(own);
  });

  test('one with a reward is suggested with what is missing, added with its reward, and leaves with it', async () => {
    const shop = await openShop();
    shop.add('Lobster roll');
    expect(shop.now().suggestions).toMatchObject([
      { campaign: { name: 'Fries on us' }, missing: { code: 'spend_more', amount: 800 } },
    ]);
    const { campaign } = shop.campaign('Fries on us');
    act(() => {
      expect(shop.now().campaigns.add(campaign)).toMatchObject({
        ok: false,
        error: { code: 'campaign_not_earned', missing: { amount: 800 } },
      });
    });
    shop.add('Lobster roll');
    expect(shop.now().suggestions[0]).toMatchObject({ missing: null });
    const reward = {
      ...lineDraft(shop.entry('Fries'), {
        modifier_counts: {},
        multiplier: 1,
        special_instructions: '',
      }),
      is_reward_item: true,
    };
    act(() => void shop.now().campaigns.add(campaign));
    expect(shop.now().cart.unclaimed).toMatchObject([{ count: 1 }]);
    const instance = shop.now().cart.campaigns[0]?.campaign_instance_id ?? '';
    act(() => void shop.now().campaigns.edit(instance, [reward]));
    expect(shop.now().cart.unclaimed).toEqual([]);
    const [own, server] = await bothTotals(shop);
    expect(own).toMatchObject({ subtotal: 4900, discount: 500 });
    expect(server).toEqual(own);

    const roll = shop.now().cart.lines.find(({ item }) => item?.name === 'Lobster roll');
    act(() => shop.now().lines.setQuantity(roll?.line.line_id ?? '', 1));
    expect(shop.now().lost.lost).toMatchObject([
      { name: 'Fries on us', reason: { code: 'campaign_not_earned' }, rewards: ['Fries'] },
    ]);
    expect(shop.now().store.getState()).toMatchObject({
      campaigns: [],
      cart: { lines: [{ name_seen: 'Lobster roll', campaign_instance_id: null }] },
    });
    act(() => shop.now().lost.forget());
    expect(shop.now().lost.lost).toEqual([]);
  });

  test('one with a reward waits to be taken until it is in the order, and its reward is given away', async () => {
    const shop = await openShop();
    shop.add('Lobster roll');
    expect(shop.now().waiting).toEqual([]);
    shop.add('Lobster roll');
    expect(shop.now().waiting).toMatchObject([{ name: 'Fries on us' }]);
    act(() => void shop.now().campaigns.add(shop.campaign('Fries on us').campaign));
    expect(shop.now().waiting).toEqual([]);
    shop.add('Fries');
    expect([...shop.now().cart.given.values()]).toEqual([0, 0]);
    const instance = shop.now().cart.campaigns[0]?.campaign_instance_id ?? '';
    act(() => {
      shop.now().campaigns.pickReward(instance, shop.entry('Fries').item.item_id);
    });
    const reward = shop.now().cart.lines.find(({ line }) => line.is_reward_item);
    expect(shop.now().cart.given.get(reward?.line.line_id ?? '')).toBe(500);
    expect([...shop.now().cart.given.values()]).toEqual([0, 0, 500]);
    expect(shop.now().waiting).toEqual([]);
  });

  test('what has to be bought together is told group by group', async () => {
    const shop = await openShop();
    shop.add('Mussels', 3);
    expect(shop.campaign('Mussel night').groups).toMatchObject([
      { name: 'Mussels', wanted: 4, filled: 3, items: [{ name: 'Mussels' }] },
    ]);
    expect(shop.campaign('Fries on us').groups).toEqual([]);
  });

  test('one that a removed line had earned comes back with that line, with all that was in it', async () => {
    const shop = await openShop();
    const roll = shop.entry('Lobster roll').item.item_id;
    for (const special_instructions of ['Toasted', ''])
      act(() => void shop.now().add({ item_id: roll, special_instructions }));
    act(() => void shop.now().campaigns.add(shop.campaign('Fries on us').campaign));
    const instance = shop.now().cart.campaigns[0]?.campaign_instance_id ?? '';
    const fries = shop.entry('Fries').item.item_id;
    act(() => void shop.now().campaigns.pickReward(instance, fries));
    const { cart, campaigns } = shop.now().store.getState();
    expect(cart.lines).toHaveLength(3);
    act(() => shop.now().lines.remove(cart.lines[0]?.line_id ?? ''));
    expect(shop.now().cart).toMatchObject({ campaigns: [], lines: [{ line: { item_id: roll } }] });
    expect(shop.now().lost.lost).toMatchObject([{ name: 'Fries on us' }]);
    act(() => shop.now().lines.restore());
    expect(shop.now().store.getState()).toMatchObject({ cart, campaigns, lost_campaigns: [] });
    expect(shop.now().cart.totals).toMatchObject({ discount: 500 });
  });

  test('one that the guest took out stays out when a line comes back', async () => {
    const shop = await openShop();
    shop.add('Lobster roll', 2);
    shop.add('Slaw');
    act(() => void shop.now().campaigns.add(shop.campaign('Fries on us').campaign));
    const instance = shop.now().cart.campaigns[0]?.campaign_instance_id ?? '';
    const slaw = shop.now().cart.lines.find(({ item }) => item?.name === 'Slaw');
    act(() => shop.now().lines.remove(slaw?.line.line_id ?? ''));
    act(() => shop.now().campaigns.remove(instance));
    act(() => shop.now().lines.restore());
    expect(shop.now().cart.count).toBe(3);
    expect(shop.now().cart.campaigns).toEqual([]);
  });

  test('removing one takes its lines, clearing the cart takes all', async () => {
    const shop = await openShop();
    shop.add('Lobster roll', 2);
    act(() => void shop.now().campaigns.add(shop.campaign('Fries on us').campaign));
    const instance = shop.now().cart.campaigns[0]?.campaign_instance_id ?? '';
    act(() => shop.now().campaigns.remove(instance));
    expect(shop.now().cart.campaigns).toEqual([]);
    expect(shop.now().cart.count).toBe(2);
    act(() => void shop.now().campaigns.add(shop.campaign('Fries on us').campaign));
    act(() => shop.now().lines.clear());
    expect(shop.now().store.getState()).toMatchObject({ campaigns: [], lost_campaigns: [] });
  });
});

describe('a discount code', () => {
  test('is typed in any case, found by the server and taken off; it survives a reload and is ordered', async () => {
    const guest = aGuest();
    const shop = await openShop(guest);
    shop.add('Lobster roll');
    shop.add('Fries');
    await shop.type(' tide10');
    expect(shop.now().code).toMatchObject({ text: '', fault: null, is_checking: false });
    expect(shop.now().cart.totals).toMatchObject({ subtotal: 2700, discount: 270 });
    await shop.type('TIDE10');
    expect(shop.now().code.fault).toEqual({ code: 'code_in_use' });
    shop.close();

    const again = await openShop(guest);
    await waitFor(() => expect(again.now().cart.totals.discount).toBe(270));
    const [own, server] = await bothTotals(again);
    expect(server).toEqual(own);
    act(() => again.now().checkout.payAtCounter());
    await waitFor(() => expect(again.now().checkout.flow.stage).toBe('placed'));
    expect(again.now().store.getState()).toMatchObject({ campaigns: [], cart: { lines: [] } });
    const { guest_id } = again.now().checkout.flow as { guest_id: string };
    const receipt = await guest.client.getReceipt({ guest_id });
    expect(receipt.ok && receipt.value.guest.orders[0]).toMatchObject({
      campaigns: [{ name: 'Regulars', campaign_code: 'TIDE10', discount: 270 }],
    });
  });

  test('that is none, or that the cart does not earn, says so and changes nothing', async () => {
    const shop = await openShop();
    shop.add('Fries');
    await shop.type('NOPE');
    expect(shop.now().code.fault).toEqual({ code: 'refused', error: 'discount_code_invalid' });
    act(() => shop.now().code.setText('tide10'));
    expect(shop.now().code).toMatchObject({ text: 'TIDE10', fault: null });
    await act(async () => void (await shop.now().code.apply()));
    expect(shop.now().code.fault).toMatchObject({
      code: 'campaign_not_earned',
      missing: { code: 'spend_more', amount: 1500 },
    });
    expect(shop.now().cart.campaigns).toEqual([]);
  });

  test('without a line to the server is not lost', async () => {
    const guest = aGuest();
    const shop = await openShop(guest);
    shop.add('Lobster roll');
    guest.network.break('getForGuest', 'request');
    await shop.type('TIDE10');
    expect(shop.now().code).toMatchObject({ text: 'TIDE10', fault: { code: 'offline' } });
  });

  test('whose campaign cannot be read leaves those of other codes in the price', async () => {
    const guest = aGuest();
    const shop = await openShop(guest);
    shop.add('Lobster roll');
    shop.add('Slaw', 2);
    await shop.type('TIDE10');
    const { discount } = shop.now().cart.totals;
    await shop.type('SLAW1');
    expect(shop.now().cart.totals.discount).toBeGreaterThan(discount);
    shop.close();
    guest.network.break('SLAW1', 'request');

    const again = await openShop(guest);
    await waitFor(() => expect(again.now().cart.totals.discount).toBe(discount));
    expect(again.now().store.getState().campaigns).toHaveLength(2);
    expect(again.now().lost.lost).toEqual([]);
  });

  test.each([
    ['that the server knows no more goes, and is told of', 'refuse', 0, 1],
    ['that cannot be asked about stays', 'break', 1, 0],
  ] as const)('%s', async (_, how, kept, told) => {
    const guest = aGuest();
    const shop = await openShop(guest);
    shop.add('Lobster roll');
    await shop.type('TIDE10');
    shop.close();
    if (how === 'break') guest.network.break('getForGuest', 'request');
    else guest.network.refuse('getForGuest', { code: 'discount_code_invalid', status: 422 });

    const again = await openShop(guest);
    function asked() {
      return guest.network.sent.filter((path) => path.includes('getForGuest'));
    }
    await waitFor(() => expect(asked()).toHaveLength(2));
    await waitFor(() => expect(again.now().lost.lost).toHaveLength(told));
    expect(again.now().store.getState().campaigns).toHaveLength(kept);
  });
});
