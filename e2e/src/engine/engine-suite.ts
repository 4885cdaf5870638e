import { applyCampaigns, suggestCampaigns } from '@comanda/campaigns';
import { indexMenus, revalidateCart, toOrderItems } from '@comanda/cart';
import { explainUnitPrice } from '@comanda/modifiers';
import { checkOrderTime, nextChange, pickupSlots } from '@comanda/schedules';
import { calculateTotals, explainTotals, splitOrder } from '@comanda/totals';
import fc from 'fast-check';
import { anyBill, anyCart, anyMoment, campaigns, menu, schedule } from './samples';

/** Part of the engine, its number of answers, and a fingerprint of them. */
export type Fingerprint = {
  readonly name: string;
  readonly answers: number;
  readonly print: string;
};

const SAME_SAMPLES = { seed: 20_261_120, numRuns: 1500 };
const offered = campaigns.map(({ campaign }) => campaign);
const ORDER_HOURS = {
  schedule,
  prep_minutes: 20,
  busy_minutes: 0,
  last_order_minutes: 15,
  kitchen_before_opening: false,
};
const OCCASION = { at: new Date('2026-11-20T17:00:00Z'), timezone: 'America/Toronto' };

/** Asks every package of the domain the same questions, wherever this runs. */
export function runSuite(): Fingerprint[] {
  return [
    fingerprint('carts, campaigns and totals', fc.tuple(anyCart, anyBill), ([cart, bill]) => {
      const index = indexMenus([menu]);
      const { lines } = revalidateCart(cart, [menu], OCCASION);
      const outcome = applyCampaigns(cart, campaigns, index, OCCASION);
      const input = {
        ...bill,
        adjustments: outcome.adjustments,
        lines: lines.map(({ unit_price, line }) => ({ unit_price, multiplier: line.multiplier })),
      };
      const totals = calculateTotals(input);
      return [
        lines,
        lines.map(({ item, line }) => item && explainUnitPrice(item, line.modifier_counts)),
        toOrderItems(cart),
        outcome,
        suggestCampaigns(cart, offered, [], index, OCCASION),
        totals,
        explainTotals(input),
        totals.ok && splitOrder(totals.value, { kind: 'evenly', parts: 3 }),
      ];
    }),
    fingerprint('schedules', anyMoment, ({ at, timezone }) => [
      nextChange(schedule, at, timezone),
      checkOrderTime({ schedules: [schedule, null], at, now: at, timezone }),
      pickupSlots({ restaurant: { ...ORDER_HOURS, timezone }, now: at, days: 2 }),
    ]),
  ];
}

function fingerprint<Question>(
  name: string,
  questions: fc.Arbitrary<Question>,
  answer: (question: Question) => unknown,
): Fingerprint {
  const answers = fc.sample(questions, SAME_SAMPLES).map((each) => JSON.stringify(answer(each)));
  return { name, answers: answers.length, print: hash(answers.join('\n')) };
}

/** FNV-1a over 64 bits: enough to tell two texts apart, and the same everywhere. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return value.toString(16);
}
