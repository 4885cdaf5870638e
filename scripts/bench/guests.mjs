import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openConnection, toRequest } from './connection.mjs';

/**
 * The api's limits stay on, of what one address, one table and one guest may do. So many guests at so many tables, from so
 * many addresses, order more than any of them may.
 */
const TABLES = 1500;
/** An address may place only so many orders that nobody has paid. */
const TABLES_PER_ADDRESS = 1;
const GUESTS_PER_TABLE = 2;
const AT_ONCE = 16;
/** Until a call that was refused for the time being comes again. */
const WAIT_MS = 20;
/** The demo restaurant asks for one, and this belongs to nobody. */
const PHONE_NUMBER = '+12125550123';

/** Seats guests; resolves with a queue to borrow one from for each order, so that no guest orders twice at a time. */
export async function seatGuests(url, restaurant_id, tables = TABLES) {
  const free = [];
  let left = tables;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const call = await openCaller(url);
      while (left > 0) {
        left -= 1;
        free.push(...(await openTable(call, restaurant_id, addressOf(left))));
      }
      call.close();
    }),
  );
  return {
    count: free.length,
    tables,
    borrow() {
      const guest = free.shift();
      if (guest === undefined) throw new Error('More clients than guests.');
      return guest;
    },
    tryBorrow: () => free.shift(),
    giveBack: (guest) => free.push(guest),
  };
}

/**
 * Posts JSON with a fresh key over one connection, for a guest, and again when the server has too much to do; throws on
 * anything but 200.
 */
export async function openCaller(url) {
  const connection = await openConnection(url);
  async function call(path, body, { token, address } = {}) {
    const headers = {
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(address && { 'x-forwarded-for': address }),
    };
    const request = toRequest(url, 'POST', path, { headers, body });
    let reply = await connection.send(request);
    while (reply.status === 503) {
      await setTimeout(WAIT_MS);
      reply = await connection.send(request);
    }
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.body}`);
    return JSON.parse(reply.body.toString());
  }
  return Object.assign(call, { close: connection.close });
}

async function openTable(call, restaurant_id, address) {
  const { token, table_id } = await call(
    '/api/section/addGuest',
    { restaurant_id, section_type: 'TAKEOUT' },
    { address },
  );
  const guests = [];
  for (let seat = 1; seat <= GUESTS_PER_TABLE; seat += 1) {
    const who = { token, address };
    const body = { restaurant_id, table_id, guest: { name: `Guest ${seat}` } };
    const { guest_id } = await call('/api/table/addGuest', body, who);
    const guest = { guest_id, phone_number: PHONE_NUMBER };
    await call('/api/guest/update', { restaurant_id, guest }, who);
    guests.push({ guest_id, table_id, ...who });
  }
  return guests;
}

function addressOf(table) {
  const number = Math.floor(table / TABLES_PER_ADDRESS);
  return `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}
