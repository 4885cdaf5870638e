import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { aGuest, openPage } from '../testing/render-ordering';
import { useAddToCart } from './use-add-to-cart';
import { useCampaignActions } from '../campaigns/use-campaign-actions';
import { useCampaigns } from '../campaigns/use-campaigns';
import { useCart } from './use-cart';
import { useItemSelection } from '../menu/use-item-selection';

function useShop() {
  return {
    add: useAddToCart(),
    cart: useCart(),
    campaigns: useCampaignActions(),
    list: useCampaigns(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
  };
}

async function openShop() {
  const guest = aGuest();
  const page = await openPage(guest, useShop);
  function idOf(name: string): string {
    const { index } = page.now().catalogue;
    return [...index.values()].find(({ item }) => item.name === name)?.item.item_id ?? '';
  }
  /** Opens a dish, or a line of it, in the stead of this page. */
  async function open(name: string, line_id: string | null) {
    const item_id = idOf(name);
    page.close();
    const sheet = await openPage(guest, () => ({
      item: useItemSelection(item_id, line_id),
      cart: useCart(),
    }));
    function item() {
      const found = sheet.now().item;
      if (!found) throw new Error(`There is no ${name}.`);
      return found;
    }
    return { ...sheet, item };
  }
  return { ...page, idOf, open };
}

test('what is free stays so when a note is put to it', async () => {
  const { now, idOf, open } = await openShop();
  await waitFor(() => expect(now().list.featured).not.toEqual([]));
  act(() => void now().add({ item_id: idOf('Lobster roll'), multiplier: 2 }));
  const campaign = now().list.featured.find(
    (each) => each.campaign.name === 'Fries on us',
  )?.campaign;
  if (!campaign) throw new Error('Nothing is given away.');
  act(() => void now().campaigns.add(campaign));
  const [reward] = now().cart.unclaimed;
  act(() => {
    const { campaign_instance_id = '' } = reward ?? {};
    expect(now().campaigns.pickReward(campaign_instance_id, idOf('Fries'))).toMatchObject({
      ok: true,
    });
  });
  const { totals, lines } = now().cart;
  const line = lines.find(({ line: { is_reward_item } }) => is_reward_item)?.line;
  const sheet = await open('Fries', line?.line_id ?? null);
  act(() => sheet.item().setInstructions('No salt'));
  act(() => void sheet.item().submit());
  expect(sheet.now().cart.lines.at(-1)?.line).toMatchObject({
    special_instructions: 'No salt',
    campaign_instance_id: line?.campaign_instance_id,
    is_reward_item: true,
  });
  expect(sheet.now().cart.totals).toEqual(totals);
});

test('a line with a choice that left the menu is chosen anew, and can be saved', async () => {
  const { now, idOf, open } = await openShop();
  const gone = { [crypto.randomUUID()]: 1 };
  act(() => void now().add({ item_id: idOf('Fries') }));
  act(() =>
    now().store.setState(({ cart }) => ({
      cart: { lines: cart.lines.map((line) => ({ ...line, modifier_counts: gone })) },
    })),
  );
  expect(now().cart.lines).toMatchObject([{ is_orderable: false }]);
  const sheet = await open('Fries', now().cart.lines[0]?.line.line_id ?? null);
  expect(sheet.item().fault).toBeNull();
  act(() => expect(sheet.item().submit()).toMatchObject({ ok: true }));
  expect(sheet.now().cart.lines).toMatchObject([{ is_orderable: true }]);
});

test('a dish that was half chosen when a choice left the menu can be added', async () => {
  const { now, idOf, open } = await openShop();
  act(() =>
    now()
      .store.getState()
      .setSelection({
        item_id: idOf('Fries'),
        line_id: null,
        modifier_counts: { [crypto.randomUUID()]: 1 },
        multiplier: 2,
        special_instructions: '',
      }),
  );
  const sheet = await open('Fries', null);
  expect(sheet.item().selection.multiplier).toBe(2);
  act(() => expect(sheet.item().submit()).toMatchObject({ ok: true }));
});

test('a choice that sold out since is named, and nothing is added without it until it is taken out', async () => {
  const { now, idOf, open } = await openShop();
  const dish = now().catalogue.index.get(idOf('Chowder'))?.item;
  function choice(name: string) {
    for (const { modifier_group_id, modifiers } of dish?.item_modifier_groups ?? [])
      for (const { modifier_id, name: own } of modifiers)
        if (own === name) return { modifier_group_id, modifier_id };
    throw new Error(`There is no ${name}.`);
  }
  const roe = choice('Roe');
  const modifier_counts = { [choice('Large').modifier_id]: 1, [roe.modifier_id]: 1 };
  act(() =>
    now()
      .store.getState()
      .setSelection({
        item_id: idOf('Chowder'),
        line_id: null,
        modifier_counts,
        multiplier: 1,
        special_instructions: '',
      }),
  );
  const sheet = await open('Chowder', null);
  expect(sheet.item().selection.modifier_counts).toEqual(modifier_counts);
  act(() =>
    expect(sheet.item().submit()).toMatchObject({
      error: { groups: [{ reason: 'out_of_stock', modifier_ids: [roe.modifier_id] }] },
    }),
  );
  expect(sheet.now().cart.lines).toEqual([]);
  act(() => sheet.item().choose(roe.modifier_group_id, roe.modifier_id));
  act(() => expect(sheet.item().submit()).toMatchObject({ ok: true }));
});
