import { addLine, type Cart, emptyCart } from '@comanda/cart';
import { centsOff, deepFreeze, percentOff } from '@comanda/testing';
import fc from 'fast-check';
import { sumCents } from '@comanda/kernel';
import { expect, test } from 'vitest';
import { addCampaign, removeCampaign } from './add-campaign';
import { applyCampaigns } from './apply-campaigns';
import { assignUnits, type UnitGroup } from './assign-units';
import { fullPrice, inOrder, pilesByLine } from './pile';
import { pruneCampaigns } from './prune-campaigns';
import { anyCampaign, anyLines } from './test-arbitraries';
import { added, friday, index, linesOf, priced } from './test-carts';

const someCampaigns = fc
  .array(anyCampaign, { maxLength: 4 })
  .map((campaigns) => added(...campaigns));
const runs = { numRuns: 1000 };

test('CAMP-18: a discount is between nothing and the worth of what it is on', () => {
  fc.assert(
    fc.property(anyLines, someCampaigns, (lines, campaigns) => {
      const piles = inOrder(pilesByLine({ lines }, index));
      const priceOf = new Map(piles.map(({ line }) => [line.line_index, line.unit_price]));
      for (const { line_units, line_shares, total_price } of priced(lines, campaigns).instances) {
        expect(total_price).toBeGreaterThanOrEqual(0);
        for (const [line, discount] of line_shares.entries()) {
          const worth = (priceOf.get(line) ?? 0) * (line_units[line] ?? 0);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(worth);
        }
      }
    }),
    runs,
  );
});

test('CAMP-21: the order of lines changes no discount', () => {
  fc.assert(
    fc.property(anyLines, someCampaigns, fc.infiniteStream(fc.nat()), (lines, campaigns, keys) => {
      const shuffled = lines
        .map((line) => ({ line, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ line }) => line);
      expect(discountsOf(shuffled, campaigns)).toEqual(discountsOf(lines, campaigns));
    }),
    runs,
  );
});

test('CAMP-21: equal units may stand on one line or on several', () => {
  fc.assert(
    fc.property(anyLines, anyCampaign, (lines, campaign) => {
      const apart = lines.flatMap((line) =>
        Array.from({ length: line.multiplier }, () => ({ ...line, multiplier: 1 })),
      );
      expect(discountsOf(apart, added(campaign))).toEqual(discountsOf(lines, added(campaign)));
    }),
    runs,
  );
});

test('CAMP-14: lines of others change nothing', () => {
  fc.assert(
    fc.property(anyLines, someCampaigns, anyLines, (lines, campaigns, more) => {
      const others = more.map((line) => ({ ...line, campaign_instance_id: 'elsewhere' }));
      expect(discountsOf([...lines, ...others], campaigns)).toEqual(discountsOf(lines, campaigns));
    }),
    runs,
  );
});

test('CAMP-10: a percentage and the cents it comes to agree', () => {
  fc.assert(
    fc.property(anyLines, anyCampaign, fc.nat(100), (lines, campaign, price) => {
      const once = { ...campaign, max_per_order: 1 };
      const percent = priced(lines, added({ ...once, discount: percentOff(price) }));
      const cents = priced(lines, added({ ...once, discount: centsOff(percent.discount) }));
      expect(cents.adjustments).toEqual(percent.adjustments);
    }),
    runs,
  );
});

test('CAMP-27: adding and then removing is the identity, for any campaign', () => {
  fc.assert(
    fc.property(anyLines, anyLines, anyCampaign, (lines, more, campaign) => {
      const cart = lines
        .map((line) => ({ ...line, campaign_instance_id: null, is_reward_item: false }))
        .reduce<Cart>((all, { line_id, ...draft }) => addLine(all, draft, line_id), emptyCart);
      const state = deepFreeze({ cart, added: [] });
      const [own] = added(campaign);
      if (!own) throw new Error('one was made');
      const chosen = more.map((line) => ({ ...line, line_id: `chosen-${line.line_id}` }));
      const result = addCampaign(state, own, chosen, index, friday);
      if (result.ok) expect(removeCampaign(result.value, 'i1')).toEqual(state);
    }),
    runs,
  );
});

test('CAMP-28: what has been pruned needs no pruning', () => {
  fc.assert(
    fc.property(anyLines, someCampaigns, (lines, campaigns) => {
      const { cart, added: kept } = pruneCampaigns(
        { cart: { lines }, added: campaigns },
        index,
        friday,
      );
      const again = pruneCampaigns(deepFreeze({ cart, added: kept }), index, friday);
      expect(again).toEqual({ cart, added: kept, removed: [] });
      expect(applyCampaigns(cart, kept, index, friday).instances).toHaveLength(kept.length);
    }),
    runs,
  );
});

test('CAMP-6: as many units as any way of trying all fill groups, and the cheapest of them', () => {
  const items = ['water', 'wine', 'gelato'];
  const smallCart = fc.array(fc.constantFrom(...items), { maxLength: 5 });
  const groups = fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 2 }), ids: fc.subarray(items, { minLength: 1 }) }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(smallCart, groups, (cart, wanted) => {
      const lines = linesOf(...cart.map((item) => `1 ${item}`));
      const piles = inOrder(pilesByLine({ lines }, index));
      const unitGroups = wanted.map(
        ({ count, ids }): UnitGroup => ({ count, takes: ({ line }) => ids.includes(line.item_id) }),
      );
      const { taken, filled } = assignUnits(piles, unitGroups);
      const found = taken.map(({ pile }) => pile);
      expect(filled.reduce((sum, units) => sum + units, 0)).toBe(found.length);
      expect([found.length, sumCents(found.map(({ left }) => left))]).toEqual(
        bestByTrying(unitGroups),
      );

      /** Most units first, then the lowest price. */
      function bestByTrying(open: readonly UnitGroup[], place = 0): [number, number] {
        const pile = piles[place];
        if (!pile) return [0, 0];
        const ways = open.flatMap((group, at): [number, number][] => {
          if (group.count === 0 || !group.takes(pile)) return [];
          const rest = open.with(at, { ...group, count: group.count - 1 });
          const [units, price] = bestByTrying(rest, place + 1);
          return [[units + 1, price + fullPrice(pile)]];
        });
        const [best = [0, 0]] = [...ways, bestByTrying(open, place + 1)].toSorted(
          (a, b) => b[0] - a[0] || a[1] - b[1],
        );
        return best;
      }
    }),
    runs,
  );
});

function discountsOf(
  lines: Parameters<typeof priced>[0],
  campaigns: Parameters<typeof priced>[1],
): [string, number, number][] {
  return priced(lines, campaigns).instances.map(({ campaign_instance_id, discount, times }) => [
    campaign_instance_id,
    discount,
    times,
  ]);
}
