import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { table_pins } from '../../db/schema/index';

/** How long a PIN is shown. The one before still counts: it was read a moment ago. */
const SHOWN_MS = 5 * 60_000;
const DIGITS = 6;

type PinDeps = Pick<Deps, 'db' | 'clock'>;

/** The PIN that opens a restaurant's tables at this moment, for staff to show, and when another takes its place. */
export async function currentPin(
  { db, clock }: PinDeps,
  restaurant_id: string,
): Promise<{ readonly pin: string; readonly changes_at: Date }> {
  const secret = (await findSecret(db, restaurant_id)) ?? (await makeSecret(db, restaurant_id));
  const window = Math.floor(clock.now().getTime() / SHOWN_MS);
  return { pin: pinOf(secret, window), changes_at: new Date((window + 1) * SHOWN_MS) };
}

/** Whether somebody has read the PIN at a table a moment ago. Where staff never showed one, nobody has. */
export async function isPinRight(
  { db, clock }: PinDeps,
  {
    restaurant_id,
    pin = '',
  }: { readonly restaurant_id: string; readonly pin?: string | undefined },
): Promise<boolean> {
  const secret = await findSecret(db, restaurant_id);
  if (secret === null || pin.length !== DIGITS) return false;
  const window = Math.floor(clock.now().getTime() / SHOWN_MS);
  return [window, window - 1].some((each) => isEqual(pinOf(secret, each), pin));
}

async function findSecret(db: Deps['db'], restaurant_id: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: table_pins.secret })
    .from(table_pins)
    .where(eq(table_pins.restaurant_id, restaurant_id));
  return row?.secret ?? null;
}

/** The first to ask makes it; of two at the same moment the second gets what the first made. */
async function makeSecret(db: Deps['db'], restaurant_id: string): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await db.insert(table_pins).values({ restaurant_id, secret: made }).onConflictDoNothing();
  return (await findSecret(db, restaurant_id)) ?? made;
}

function pinOf(secret: string, window: number): string {
  const digest = createHmac('sha256', secret).update(String(window)).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
