import { randomUUID } from 'node:crypto';
import { type OperationId, routes } from '@comanda/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOREIGN_CALLS, type Ids } from './foreign-calls';
import { callOf } from './testing/call-of';
import { hearParty } from './testing/hear-party';
import { rightfulToken } from './testing/rightful-token';
import { type Party, startWorld } from './testing/start-world';
import { isAtItsTable, isOfTheRestaurant, outcomeOf, type Subject, SUBJECTS } from './subjects';

const OPERATIONS = Object.keys(routes) as OperationId[]; // Object.keys forgets the literal types
/** Refusals that mean: the call was not let through to what it names. */
const NOT_LET_IN = [
  'unauthorized',
  'not_found',
  'invalid_input',
  'table_session_closed',
  'internal',
];

let world: Awaited<ReturnType<typeof startWorld>>;
const tally = { calls: 0, leaks: 0 };

beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(async () => {
  await world.shop.close();
  process.stdout.write(
    `deny matrix: ${OPERATIONS.length} routes, ${tally.calls} calls, ${tally.leaks} leaks\n`,
  );
});

const NO_IDS: Ids = {
  restaurant_id: '',
  table_id: '',
  table_session_id: '',
  guest_id: '',
  order_id: '',
  item_instance_id: '',
  item_id: '',
  modifier_id: '',
  menu_id: '',
  schedule_id: '',
  call_id: '',
  device_id: '',
  terminal_id: '',
  payment_intent_id: '',
  cancellation_token: '',
};

/** Ids of nothing, in a restaurant. */
function nowhere(restaurant_id: string): Ids {
  const ids = Object.fromEntries(Object.keys(NO_IDS).map((name) => [name, randomUUID()])) as Ids; // the same names
  return { ...ids, restaurant_id };
}

/** The whole reply but for what differs from call to call by itself. */
async function send(id: OperationId, ids: Ids, token: string | undefined) {
  const call = callOf(id, ids, token);
  let reply = await world.shop.api.inject(call);
  if (reply.statusCode === 429) {
    // It is not its limits that keep a call from others.
    world.shop.advance(Number(reply.headers['retry-after']) * 1000);
    reply = await world.shop.api.inject(call);
  }
  tally.calls += 1;
  return { status: reply.statusCode, text: reply.body };
}

function tellsOf(text: string, { secrets }: Party, ids: Ids): string[] {
  const said = Object.values(ids);
  return secrets.filter((secret) => tells(text, secret) && !said.includes(secret));
}

/** Short secrets match only as whole words: an order number may have four digits, and many ids contain those. */
function tells(text: string, secret: string): boolean {
  if (secret.length > 4) return text.includes(secret);
  return new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text);
}

/** Calls about what is a party's, by somebody who is not of it, naming the party's restaurant or their own. */
async function expectDenied(id: OperationId, subject: Subject, party: Party, other: string) {
  const { restaurant_id } = party.ids;
  for (const named of [restaurant_id, other]) {
    const token = await world.tokenOf(subject, restaurant_id, other);
    const theirs: Ids = { ...party.ids, restaurant_id: named };
    const reply = await send(id, theirs, token);
    // Some calls end the session that makes them.
    if (FOREIGN_CALLS[id](theirs).ends) world.spendTokens();
    const asked = `${id} by ${subject}`;
    const leaks =
      routes[id].audience === 'receipt' ? [] : tellsOf(reply.text, party, nowhere(named));
    tally.leaks += leaks.length;
    expect([asked, leaks]).toEqual([asked, []]);
    expect([asked, reply.status >= 500]).toEqual([asked, false]);
    const home = isOfTheRestaurant(subject) ? restaurant_id : other;
    const status = statusOf(id, subject, theirs, named === home);
    if (status !== null) expect([asked, reply.status]).toEqual([asked, status]);
    if (status !== 404) continue;
    const absent = await send(id, nowhere(named), token);
    expect([asked, reply]).toEqual([asked, absent]);
  }
}

/** Open operations are called once: the caller makes no difference. */
function subjectsOf(id: OperationId): readonly Subject[] {
  const isOpen = outcomeOf(routes[id].audience, 'anonymous') === 'open';
  return isOpen && FOREIGN_CALLS[id](NO_IDS).guards !== true ? ['anonymous'] : SUBJECTS;
}

/** The status that a call must be answered with; null where it is open to all, or about the subject's own table. */
function statusOf(
  id: OperationId,
  subject: Subject,
  theirs: Ids,
  isAtHome: boolean,
): number | null {
  const row = FOREIGN_CALLS[id];
  const outcome = row(theirs).guards ? 'absent' : outcomeOf(routes[id].audience, subject);
  if (outcome === 'open') return null;
  if (outcome === 'stranger') return 401;
  // Calls that name nothing, or only the restaurant, concern own data.
  const { own_status = 200 } = row(theirs);
  if (isSame(row(theirs), row(nowhere(randomUUID())))) return own_status;
  const own_restaurant_id = isAtHome ? theirs.restaurant_id : randomUUID();
  const own_table = { ...nowhere(own_restaurant_id), table_id: theirs.table_id };
  if (isAtItsTable(subject) && isSame(row(theirs), row(own_table))) return null;
  return isSame(row(theirs), row(nowhere(theirs.restaurant_id))) && isAtHome ? own_status : 404;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

describe('what is another’s', () => {
  test('is asked for in every call there is', () => {
    expect(Object.keys(FOREIGN_CALLS).toSorted()).toEqual(OPERATIONS.toSorted());
  });

  describe.each(OPERATIONS)('%s', (id) => {
    test.each(subjectsOf(id))('by %s', async (subject) => {
      for (const [party, other] of world.foreignTo(subject))
        await expectDenied(id, subject, party, other);
    });
  });

  test.each(OPERATIONS.filter((id) => routes[id].audience === 'receipt'))(
    '%s takes a receipt’s id for a key, and no other for it',
    async (id) => {
      const [here, there] = world.parties;
      const guessed = await send(id, { ...here.ids, guest_id: randomUUID() }, undefined);
      expect(guessed.status).toBe(404);
      const mixed = await send(id, { ...here.ids, guest_id: there.ids.guest_id }, undefined);
      expect(tellsOf(mixed.text, here, there.ids)).toEqual([]);
    },
  );
});

describe('event streams', () => {
  test.each(SUBJECTS)('of a party and its board do not open for a %s', async (subject) => {
    const [[{ ids }, other]] = world.foreignTo(subject);
    const token = await world.tokenOf(subject, ids.restaurant_id, other);
    const table = isAtItsTable(subject) ? [] : [`table:${ids.table_id}`];
    const topics = [...table, `guest:${ids.guest_id}`, `board:${ids.restaurant_id}`];
    for (const topic of topics) {
      const kind = topic.split(':')[0];
      const replies = [];
      for (const asked of [topic, `${kind}:${randomUUID()}`]) {
        const headers: Record<string, string> =
          token === undefined ? {} : { authorization: `Bearer ${token}` };
        const reply = await world.shop.api.inject({ url: `/api/events?topics=${asked}`, headers });
        replies.push({ status: reply.statusCode, body: reply.body });
      }
      expect([401, 404]).toContain(replies[0]?.status);
      expect(replies[0]).toEqual(replies[1]);
    }
  });

  test.each(SUBJECTS)(
    'that open for a %s say nothing of a party, live or replayed',
    async (subject) => {
      for (const [party, other] of world.foreignTo(subject)) {
        const token = await world.tokenOf(subject, party.ids.restaurant_id, other);
        const { texts, board } = await hearParty(world, party, token);
        expect(board).toContain(party.ids.table_session_id);
        expect(texts.length).toBeGreaterThan(0);
        const leaks = texts.flatMap((text) =>
          party.secrets.filter((secret) => tells(text, secret)),
        );
        tally.leaks += leaks.length;
        expect(leaks).toEqual([]);
      }
    },
  );
});

describe('what is one’s own', () => {
  const open = OPERATIONS.filter((id) => {
    const { audience } = routes[id];
    return audience !== 'public' && audience !== 'operator';
  });
  const inOrder = open.toSorted((a, b) => Number(endsParty(a)) - Number(endsParty(b)));

  function endsParty(id: OperationId): boolean {
    return FOREIGN_CALLS[id](NO_IDS).ends === true;
  }

  test.each(inOrder)('%s is let through: the rows above name what they mean to', async (id) => {
    const [party] = world.parties;
    const reply = await send(id, party.ids, await rightfulToken(world.shop.deps, id, party));
    const { code = null } = reply.status < 400 ? {} : JSON.parse(reply.text);
    expect([id, NOT_LET_IN.includes(code)]).toEqual([id, false]);
  });
});
