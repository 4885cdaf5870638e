import { randomUUID } from 'node:crypto';
import { openConnection, toRequest } from './bench-connection.mjs';

/**
 * The api's limits stay on: 300 tables per address and ten minutes, 120 orders per table and minute, 120 payments per guest
 * and ten minutes. So many guests at so many tables order more than any of them may.
 */
const TABLES = 240;
const GUESTS_PER_TABLE = 2;
const AT_ONCE = 16;
/** The demo restaurant asks for one, and this belongs to nobody. */
const PHONE_NUMBER = '+12125550123';

/** Seats guests; resolves with a queue to borrow one from for each order, so that no guest orders twice at a time. */
export async function seatGuests(url, restaurant_id) {
  const free = [];
  let left = TABLES;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const call = await openCaller(url);
      while (left > 0) {
        left -= 1;
        free.push(...(await openTable(call, restaurant_id)));
      }
      call.close();
    }),
  );
  return {
    count: free.length,
    tables: TABLES,
    borrow() {
      const guest = free.shift();
      if (guest === undefined) throw new Error('More clients than guests.');
      return guest;
    },
    giveBack: (guest) => free.push(guest),
  };
}

/** Posts JSON with a fresh key over one connection; throws on anything but 200. */
export async function openCaller(url) {
  const connection = await openConnection(url);
  async function call(path, body, token) {
    const headers = {
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const reply = await connection.send(toRequest(url, 'POST', path, { headers, body }));
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.body}`);
    return JSON.parse(reply.body.toString());
  }
  return Object.assign(call, { close: connection.close });
}

async function openTable(call, restaurant_id) {
  const { token, table_id } = await call('/api/section/addGuest', {
    restaurant_id,
    section_type: 'TAKEOUT',
  });
  const guests = [];
  for (let seat = 1; seat <= GUESTS_PER_TABLE; seat += 1) {
    const body = { restaurant_id, table_id, guest: { name: `Guest ${seat}` } };
    const { guest_id } = await call('/api/table/addGuest', body, token);
    const guest = { guest_id, phone_number: PHONE_NUMBER };
    await call('/api/guest/update', { restaurant_id, guest }, token);
    guests.push({ guest_id, token });
  }
  return guests;
}
