import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, type Outside, startOutside } from '../delivery/testing/start-outside';

const DAY_MS = 24 * 3_600_000;
const PER_DAY = 40;
/** REQUESTS=10000 asks as often as somebody does who means it. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 1_000);
const PHONES = 45;

let outside: Outside;
let lines = '';
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  outside = await startOutside({ textsPerDay: PER_DAY, config: { logLevel: 'error' }, logTo });
}, 120_000);
afterAll(() => outside.close());

/** One request for a code, from an address of its own. */
async function ask({ guest_id, token }: Guest, number: number): Promise<number> {
  const reply = await outside.shop.api.inject({
    method: 'POST',
    url: `/api/guest/${guest_id}/generate2FA`,
    remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return reply.statusCode;
}

function alarms(): number {
  return lines.split('\n').filter((line) => line.includes('has sent all texts of a day')).length;
}

test(
  'T6: however many requests, each from another address, send no more texts than a day has, and raise one alarm',
  async () => {
    // A day begins: whatever the time is, none ends while it is asked for.
    outside.advance(DAY_MS - (outside.now().getTime() % DAY_MS));
    const guests: Guest[] = [];
    for (let phone = 0; phone < PHONES; phone += 1)
      guests.push(await outside.newGuestWithPhone(`+12125556${String(phone).padStart(3, '0')}`));
    const statuses = new Map<number, number>();
    let next = 0;
    async function hammer(): Promise<void> {
      while (next < REQUESTS) {
        const number = next;
        next += 1;
        const guest = guests[number % guests.length];
        if (guest === undefined) return;
        const status = await ask(guest, number);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: 16 }, hammer));
    expect(Object.fromEntries(statuses)).toEqual({ 200: PER_DAY, 429: REQUESTS - PER_DAY });
    const { texts } = await outside.control('twilio', 'ledger');
    expect(texts).toHaveLength(PER_DAY);
    expect(alarms()).toBe(1);

    // The next day has its own.
    outside.advance(DAY_MS);
    const tomorrow = await outside.newGuestWithPhone('+12125557000');
    expect(await ask(tomorrow, REQUESTS)).toBe(200);
    expect(alarms()).toBe(1);
  },
  600_000 + REQUESTS * 100,
);
