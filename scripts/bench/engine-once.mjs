// The engine beside the bare loop in one process: prints both rates, their ratio, the bytes of a call and the steps as JSON.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { threeCampaigns } from './engine-campaigns.mjs';
import { aFullCart } from './engine-cart.mjs';
import { bareTotal, numbersOf } from './engine-floor.mjs';
import { loadEngine, repricing, stepsOf } from './engine-ours.mjs';

const ROUNDS = 200;
const ROUND_MS = 8;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const full = aFullCart();
const numbers = numbersOf(full);
const engine = await loadEngine();
const added = threeCampaigns(
  full.menu.restaurant_id,
  full.menu.categories.map(({ category_id }) => category_id),
).map((campaign) => ({
  campaign_instance_id: campaign.campaign_id,
  campaign,
  is_automatic: false,
}));

const with_campaigns = measure('20 lines with modifiers and 3 campaigns', added);
const without_campaigns = measure('the same without campaigns', []);
console.log(JSON.stringify({ with_campaigns, without_campaigns, steps_us: stepsInMicroseconds() }));

function measure(what, campaigns) {
  const ours = repricing(engine, full, campaigns);
  function floor() {
    return bareTotal(numbers);
  }
  if (campaigns.length > 0) demandSameResult(ours().totals, floor());

  // In short turns, so that whatever else the machine does disturbs both alike, and only some turns of either.
  const rounds = Array.from({ length: ROUNDS }, () => [perSecond(ours), perSecond(floor)]);
  const [ours_per_s, floor_per_s] = [0, 1].map((side) =>
    undisturbed(rounds.map((each) => each[side])),
  );
  return {
    what,
    ours_per_s,
    floor_per_s,
    ratio: Number((ours_per_s / floor_per_s).toFixed(4)),
    bytes_per_call: bytesOf(ours),
    floor_bytes_per_call: bytesOf(floor),
  };
}

/** Each step by itself, at its best, with the three campaigns; together they take a little longer than all at once. */
function stepsInMicroseconds() {
  const { price, campaign, total } = stepsOf(engine, full, added);
  const { campaign: noCampaign } = stepsOf(engine, full, []);
  const outcome = campaign();
  const [pricing, without, with3, totalling] = [price, noCampaign, campaign, () => total(outcome)]
    .map((work) => Array.from({ length: ROUNDS / 8 }, () => perSecond(work)))
    .map((rates) => 1e6 / undisturbed(rates));
  return {
    'pricing the lines: 60 modifiers looked up by id': pricing,
    'making piles of them, cheapest first': without - pricing,
    'three campaigns: who is in, what is taken, what is left': with3 - without,
    'totals: four discounts off twenty lines, tax, tip': totalling,
    'the bare loop, for all of it': 1e6 / with_campaigns.floor_per_s,
  };
}

/** A loop that came to another amount would not be beside the engine but elsewhere. */
function demandSameResult({ subtotal, discount, total_with_tip_and_tax }, bare) {
  const same =
    subtotal === bare.subtotal &&
    discount === bare.discount &&
    total_with_tip_and_tax === bare.total;
  if (same) return;
  throw new Error(
    `The engine says ${subtotal}, −${discount}, ${total_with_tip_and_tax}; the loop says ${JSON.stringify(bare)}.`,
  );
}

function perSecond(work) {
  const began = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (let call = 0; call < 20; call += 1) work();
    calls += 20;
    elapsed = performance.now() - began;
  }
  return (calls / elapsed) * 1000;
}

/** Bytes one call allocates, over so few calls that none of it is garbage-collected in between. */
function bytesOf(work) {
  const calls = 50;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let call = 0; call < calls; call += 1) work();
  return Math.max(0, Math.round((process.memoryUsage().heapUsed - before) / calls));
}

/** The 90th percentile of rates: the best few may be luck, the others were disturbed. */
function undisturbed(rates) {
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length * 0.9)];
}
