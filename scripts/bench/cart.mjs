const LINES = 3;
const TIP = { tip_percentage: 1500 };

/** An order of three dishes with choices and a tip, of what is served now; `expected_total` as the server computes it. */
export async function fillCart(url, endpoint) {
  const { restaurant } = await read(`${url}/api/restaurant/${endpoint}`);
  const { menus } = await read(`${url}/api/menu/${endpoint}/menus?by_schedule=true`);
  const dishes = menus
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    .filter((item) => item.is_in_stock && item.item_modifier_groups.length > 0)
    .slice(0, LINES);
  if (dishes.length < LINES) throw new Error('Too few dishes with choices are served now.');
  const items = dishes.map((item) => ({
    item_id: item.item_id,
    multiplier: 1,
    modifier_ids: item.item_modifier_groups.flatMap(choose).sort(),
  }));
  const { restaurant_id } = restaurant;
  const order = { restaurant_id, items, ...TIP };
  const { totals } = await read(`${url}/api/order/calculateTotals`, { order });
  return { ...order, expected_total: totals.total_with_tip_and_tax };
}

/** Chooses a group's defaults and as many more as it requires; one choice without defaults. */
function choose({ modifiers, min_qty }) {
  const inStock = modifiers.filter(({ is_in_stock }) => is_in_stock);
  const chosen = inStock.flatMap(({ modifier_id, default_count }) =>
    Array.from({ length: default_count }, () => modifier_id),
  );
  const others = inStock.filter(({ default_count }) => default_count === 0);
  const missing = Math.max(min_qty, 1) - chosen.length;
  return [
    ...chosen,
    ...others.slice(0, Math.max(0, missing)).map(({ modifier_id }) => modifier_id),
  ];
}

async function read(url, body) {
  const reply = await fetch(
    url,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return await reply.json();
}
