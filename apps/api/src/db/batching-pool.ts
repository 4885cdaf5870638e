import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Asked, Batch } from './batch';

/** With more, an order waits longer for the others than they save it. */
const MOST_IN_BATCH = 16;
/**
 * How long a batch waits for a lock, and keeps those that came after it waiting. Shorter than PostgreSQL takes to look for a
 * deadlock (1 s), so that a batch gives way before it makes somebody else's transaction fail.
 */
const BATCH_LOCK_TIMEOUT_MS = 200;
const PREFIX = 'batched ';

const GIVE_WAY: Asked = {
  config: { name: 'give_way', text: `select set_config('lock_timeout', $1, true)` },
  values: [`${BATCH_LOCK_TIMEOUT_MS}ms`],
};

/** Statements of one lane are sent to PostgreSQL together. */
type LaneName = 'callers' | 'orders';

/** The name of a prepared statement that goes together with those of its lane that come at the same moment. */
export function batched(lane: LaneName, name: string): string {
  return `${PREFIX}${lane} ${name}`;
}

type Waiting = Asked & {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

type Lane = { readonly waiting: Waiting[]; isBusy: boolean };

/**
 * Statements whose name says so go in batches: one that comes alone goes at once, and what comes while it is under way makes
 * up the next batch. A batch is one transaction, so it costs one commit, and few changes from one process to the other. Where
 * one of its statements fails, or waits long for somebody else's rows, each of them goes again by itself.
 */
export class BatchingPool extends pg.Pool {
  readonly #lanes = new Map<string, Lane>();
  /** Called with the milliseconds that something waited for a connection. */
  onWait: (milliseconds: number) => void = () => undefined;

  // The driver declares two ways to call this: by promise, and by a callback as its own `query` does.
  // oxlint-disable-next-line typescript/no-explicit-any
  override connect(callback?: any): any {
    const asked = performance.now();
    if (callback === undefined)
      return super.connect().finally(() => this.onWait(performance.now() - asked));
    super.connect((...given) => {
      this.onWait(performance.now() - asked);
      callback(...given);
    });
  }

  // The driver declares a dozen ways to call this; that of prepared statements is all that changes.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(config: any, ...rest: any[]): any {
    const [values, callback] = rest;
    const isBatched = typeof config?.name === 'string' && config.name.startsWith(PREFIX);
    if (!isBatched || callback !== undefined) return super.query(config, ...(rest as []));
    return new Promise((resolve, reject) => {
      const lane = this.#laneOf(config.name);
      lane.waiting.push({ config, values, resolve, reject });
      if (!lane.isBusy) void this.#empty(lane);
    });
  }

  #laneOf(statement: string): Lane {
    const name = statement.slice(PREFIX.length, statement.indexOf(' ', PREFIX.length));
    const lane = this.#lanes.get(name) ?? { waiting: [], isBusy: false };
    this.#lanes.set(name, lane);
    return lane;
  }

  async #empty(lane: Lane): Promise<void> {
    lane.isBusy = true;
    while (lane.waiting.length > 0) {
      const batch = lane.waiting.splice(0, MOST_IN_BATCH);
      await Promise.race([
        this.#send(batch),
        sleep(BATCH_LOCK_TIMEOUT_MS, undefined, { ref: false }),
      ]);
    }
    lane.isBusy = false;
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    if (batch.length > 1) await this.#sendTogether(batch);
    else await this.#sendEach(batch);
  }

  async #sendEach(batch: readonly Waiting[]): Promise<void> {
    await Promise.all(
      batch.map(({ config, values, resolve, reject }) =>
        super.query(config, values).then(resolve, reject),
      ),
    );
  }

  async #sendTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const client = await this.connect();
      const { outcome } = client.query(new Batch([GIVE_WAY, ...batch]));
      const done = await outcome;
      client.release(!done.ok);
      if (done.ok) batch.forEach(({ resolve }, at) => resolve(done.results[at + 1]));
      else if (done.isUndone) await this.#sendEach(batch);
      else for (const { reject } of batch) reject(done.error);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
