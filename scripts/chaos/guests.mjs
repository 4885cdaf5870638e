import { createPhone } from './phone.mjs';
import { createRandom, sleep } from './random.mjs';
import { SCENARIOS } from './scenarios.mjs';

/** A guest may open 120 payments in ten minutes, tries included, and a table may have 60 guests. */
const ACTS_PER_GUEST = 3;
const GUESTS_PER_TABLE = 10;
/** Once the weather is over, a guest who still hears nothing gives up. */
const GUEST_TIMEOUT_MS = 20_000;

/** Lets guests order one thing after the other, so many at a time; `ended` resolves with what each was told. */
export function runGuests(product, { clients, seed }, isOver) {
  const counts = { requests: 0, again: 0, broken: 0, unavailable: 0, wrong: 0 };
  const told = [];
  let over_at;

  function isGivingUp() {
    if (!isOver()) return false;
    over_at ??= performance.now();
    return performance.now() - over_at > GUEST_TIMEOUT_MS;
  }

  async function live(client, menu) {
    const random = createRandom(seed * 1000 + client);
    let seat;
    for (let wish = 0; !isOver(); wish += 1) {
      seat = await takeSeat(seat, random, menu);
      if (seat === undefined) continue;
      const marker = `${client}-${wish}`;
      const order = makeOrder(menu, seat.guest_id, marker, random);
      const act = random.pick(SCENARIOS);
      const outcome = await act({ phone: seat.phone, order, random, product });
      told.push({ marker, wish: act.name, guest_id: seat.guest_id, ...outcome });
    }
  }

  /** The same seat for a few acts, then another guest of the table, then another table. */
  async function takeSeat(seat, random, { restaurant_id }) {
    if (seat !== undefined && seat.acts < ACTS_PER_GUEST) {
      seat.acts += 1;
      return seat;
    }
    const isFull = seat === undefined || seat.guests === GUESTS_PER_TABLE;
    const phone = isFull ? createPhone(product, random, counts, isGivingUp) : seat.phone;
    const table_id = isFull ? await phone.sitDown(restaurant_id) : seat.table_id;
    const guest_id = table_id && (await phone.addGuest(restaurant_id, table_id));
    if (!guest_id) return undefined;
    return { phone, table_id, guest_id, acts: 1, guests: isFull ? 1 : seat.guests + 1 };
  }

  async function run() {
    const menu = await readMenu(product);
    await Promise.all(Array.from({ length: clients }, (_, client) => live(client, menu)));
    return told;
  }

  return { counts, ended: run() };
}

/** Reads the menu while the api is up or as soon as it is. */
async function readMenu({ urls: [url], endpoint }) {
  const { restaurant } = await read(`${url}/api/restaurant/${endpoint}`);
  const { menus } = await read(`${url}/api/menu/${endpoint}/menus`);
  const items = menus.flatMap(({ categories }) => categories.flatMap((each) => each.items));
  return { restaurant_id: restaurant.restaurant_id, items };
}

async function read(url) {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return await reply.json();
    await sleep(100);
  }
}

/** Fries always; sometimes the soda that may be sold out by the time it is paid. */
function makeOrder({ restaurant_id, items }, guest_id, marker, random) {
  const count = Math.ceil(random.between(0, 3));
  const wanted = random.chance(0.25) ? ['Fries', 'Soda'] : ['Fries'];
  const lines = wanted.map((name) => toLine(items, name, name === 'Fries' ? count : 1));
  const net = lines.reduce((sum, { price, line }) => sum + price * line.multiplier, 0);
  const tax = Math.round((net * 88_750) / 1_000_000);
  return {
    restaurant_id,
    guest_id,
    items: lines.map(({ line }) => line),
    order_type: 'TAKEOUT',
    order_instructions: marker,
    pickup_time: null,
    tip_percentage: 1500,
    expected_total: net + tax + Math.round(net * 0.15),
    total_without_tip: net + tax,
  };
}

function toLine(items, wanted, multiplier) {
  const { item_id, price } = items.find(({ name }) => name === wanted);
  const line = {
    item_id,
    modifier_ids: [],
    multiplier,
    special_instructions: '',
    campaign_instance_id: null,
    is_reward_item: false,
    analytics_menu_id: null,
  };
  return { price, line };
}
