import { toOrderItems } from '@comanda/cart';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCampaignActions } from '../campaigns/use-campaign-actions';
import { useCampaigns } from '../campaigns/use-campaigns';
import { openTable, useTablePage } from '../testing/open-table';
import { openPage } from '../testing/render-ordering';
import { useOthersCarts, useShareCart } from './use-shared-cart';

function useSharedTable() {
  useShareCart(true);
  return {
    ...useTablePage(),
    others: useOthersCarts(),
    campaigns: useCampaigns(),
    promotions: useCampaignActions(),
  };
}

/** A phone at a table, whose cart the others there see. */
async function sitDown(name: string, local_id = 'WIND', endpoint = 'tide-room') {
  const { guest, close, idOf } = await openTable(local_id, name, { endpoint });
  close();
  const page = await openPage(guest, useSharedTable);
  await waitFor(() => expect(page.now().party.me?.name).toBe(name));
  return {
    ...page,
    idOf,
    client: guest.client,
    /** Refetches the others' choices, as `who: what`. */
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

test('the words of a guest stay theirs, whatever another phone of the table says of their cart', async () => {
  const ida = await sitDown('Ida');
  const leo = await sitDown('Leo');
  const special_instructions = 'No nuts, I am allergic';
  const line = { item_id: ida.idOf('Fries'), special_instructions };
  act(() => void ida.now().add(line));
  await waitFor(async () => expect(await leo.others()).toContain('Ida: Fries'));
  const { catalogue, party, cart } = ida.now();
  const changed = cart.lines.map((each) => ({ ...each.line, special_instructions: 'Extra nuts' }));
  const said = await leo.client.shareTableCart({
    restaurant_id: catalogue.restaurant.restaurant_id,
    guest_id: party.me?.guest_id ?? '',
    items: toOrderItems({ lines: changed }),
  });
  expect(said.ok).toBe(true);
  await ida.others();
  expect(ida.now().cart.lines).toMatchObject([{ line: { special_instructions } }]);
  const sent = await act(async () => await ida.now().round.send());
  expect(sent).toMatchObject({ value: { items: [{ special_instructions }] } });
});

test('what a guest has chosen as free costs them nothing in the eyes of the others', async () => {
  const amy = await sitDown('Amy', 'STRS', 'tide-hall');
  const max = await sitDown('Max', 'STRS', 'tide-hall');
  act(() => void amy.now().add({ item_id: amy.idOf('Chowder'), multiplier: 2 }));
  act(() => {
    const { promotions, campaigns, catalogue } = amy.now();
    const ice = catalogue.index.get(amy.idOf('Ice'))?.item;
    const sweet = campaigns.others.find(({ campaign }) => campaign.name === 'Something sweet');
    const taken = sweet && promotions.add(sweet.campaign);
    if (!taken?.ok) throw new Error('It cannot be taken.');
    const lime = ice?.item_modifier_groups[0]?.modifiers.find(({ name }) => name === 'Lime');
    const picked = promotions.pickReward(taken.value.campaign_instance_id, amy.idOf('Ice'), {
      modifier_counts: { [lime?.modifier_id ?? '']: 1 },
      special_instructions: '',
    });
    expect(picked.ok).toBe(true);
  });
  await waitFor(async () => expect(await max.others()).toContain('Amy: Ice'));
  const [cart] = max.now().others;
  const [chowder, dessert] = cart?.lines ?? [];
  expect(dessert).toMatchObject({ amount: 600, given: 600 });
  expect(chowder).toMatchObject({ amount: 2400, given: 0 });
  expect(cart?.amount).toBe(2400);
});
