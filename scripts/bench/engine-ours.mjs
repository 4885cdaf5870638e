import { build } from 'esbuild';
import { fromRoot } from '../lib/paths.mjs';

const PACKAGES = ['kernel', 'cart', 'campaigns', 'totals'];

/** The domain packages, bundled as an app would bundle them. */
export async function loadEngine() {
  const { outputFiles } = await build({
    stdin: {
      contents: PACKAGES.map((name) => `export * as ${name} from '@comanda/${name}';`).join('\n'),
      resolveDir: fromRoot('packages/campaigns'),
    },
    bundle: true,
    format: 'esm',
    target: 'node20',
    write: false,
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

/** Steps on every change of a cart: pricing each line from the menu, applying the campaigns, calculating the totals. */
export function repricing(engine, full, added) {
  const { campaign, total } = stepsOf(engine, full, added);
  return () => total(campaign());
}

/** The steps of repricing, each by itself: what a line costs is asked for within the second. */
export function stepsOf({ kernel, cart, campaigns, totals }, { menu, lines }, added) {
  const index = cart.indexMenus([menu]);
  const occasion = {
    at: new Date('2026-11-20T17:00:00Z'),
    timezone: 'America/Toronto',
    order_type: 'TAKEOUT',
  };
  return {
    price: () => lines.map((line) => cart.priceLine(index.get(line.item_id), line).unit_price),
    campaign: () => campaigns.applyCampaigns({ lines }, added, index, occasion),
    total: (outcome) => {
      const result = totals.calculateTotals({
        lines: outcome.lines,
        adjustments: outcome.adjustments,
        tax_percentage: '8.8750',
        prices_include_tax: false,
        automatic_discount_percent: 10,
        delivery_fee: kernel.zeroCents,
        is_delivery_taxed: false,
        tip: { kind: 'percentage', basis_points: 1500 },
        delivery_tip: kernel.zeroCents,
      });
      return result.value;
    },
  };
}
