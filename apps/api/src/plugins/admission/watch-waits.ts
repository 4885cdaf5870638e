import { sql } from 'drizzle-orm';
import { batched } from '../../db/batching-pool';
import { prepareOnce } from '../../db/prepare-once';
import type { Deps } from '../../deps';
import type { Admission } from './create-admission';

const LOOK_EVERY_MS = 250;
/** With so little under way nothing can be waiting for it, and the database need not be asked. */
const WORTH_ASKING = 8;

/** Tells an admission again and again how long things wait: for this process, and for the database's turn. */
export function watchWaits(
  admission: Admission,
  { db }: Pick<Deps, 'db'>,
): { readonly stop: () => void } {
  let due = performance.now() + LOOK_EVERY_MS;
  let asked_at: number | null = null;
  let database_wait_ms = 0;
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();

  function look(): void {
    const now = performance.now();
    const late_ms = Math.max(0, now - due);
    due = now + LOOK_EVERY_MS;
    if (asked_at !== null) database_wait_ms = Math.max(database_wait_ms, now - asked_at);
    admission.learn(Math.max(late_ms, database_wait_ms));
    if (asked_at === null) ask();
  }

  function ask(): void {
    database_wait_ms = 0;
    if (admission.state().underway < WORTH_ASKING) return;
    const began = performance.now();
    asked_at = began;
    // One that fails says nothing of waiting: calls that meet the same fault are refused as "unavailable".
    questionOf(db)
      .execute()
      .then(
        () => {
          database_wait_ms = performance.now() - began;
        },
        () => undefined,
      )
      .finally(() => {
        asked_at = null;
      });
  }

  return { stop: () => clearInterval(timer) };
}

/** It waits where orders do. */
const questionOf = prepareOnce((db) =>
  db
    .select({ one: sql<number>`one` })
    .from(sql`(values (1)) as one (one)`)
    .prepare(batched('orders', 'question')),
);
