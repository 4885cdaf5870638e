import pg from 'pg';

/** A statement of a batch, as the driver takes it. */
export type Asked = { readonly config: pg.QueryConfig; readonly values: unknown[] };

/** Methods the driver calls on a query; its types omit them. */
type DriverQuery = {
  readonly name: string | undefined;
  readonly text: string;
  submit(connection: pg.Connection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
};

/** `isUndone`: nothing of the batch stays; otherwise nobody knows, or it was done and could not be read. */
type BatchOutcome =
  | { readonly ok: true; readonly results: readonly unknown[] }
  | { readonly ok: false; readonly error: unknown; readonly isUndone: boolean };

/**
 * Statements that PostgreSQL gets at once and does in one transaction: all of them, or none. That is what it makes of several
 * before one Sync; the driver sends one after each.
 */
export class Batch implements pg.Submittable {
  readonly outcome: Promise<BatchOutcome>;
  readonly #queries: readonly DriverQuery[];
  readonly #results: unknown[] = [];
  #settle: (outcome: BatchOutcome) => void = () => undefined;
  #at = 0;
  #isSent = false;
  #fault: unknown = null;

  constructor(asked: readonly Asked[]) {
    this.outcome = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#queries = asked.map(({ config, values }) => this.#queryOf(config, values));
  }

  /** The driver keeps in mind under these which statements a connection knows. */
  get name(): string | undefined {
    return this.#queries[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.#queries[this.#at]?.text;
  }

  submit(connection: pg.Connection): unknown {
    const unsynced = Object.create(connection, { sync: { value: () => undefined } });
    connection.stream.cork();
    try {
      for (const query of this.#queries) {
        const fault = query.submit(unsynced) ?? this.#fault;
        // Without a Sync nothing of it is done.
        if (fault !== null) return fault;
      }
      connection.sync();
      this.#isSent = true;
      return null;
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#queries[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  /** Of one statement, of the commit, or of the connection. */
  handleError(error: unknown, connection: pg.Connection): void {
    if (!this.#isSent) return this.#settle({ ok: false, error, isUndone: true });
    if (!(error instanceof pg.DatabaseError))
      return this.#settle({ ok: false, error, isUndone: false });
    // A server that says no and is ready for the next has rolled back; one that goes away may have committed before.
    connection.once('readyForQuery', () => this.#settle({ ok: false, error, isUndone: true }));
    connection.once('end', () => this.#settle({ ok: false, error, isUndone: false }));
  }

  /** Committed: what was told of the statements before counts only now. */
  handleReadyForQuery(connection: pg.Connection): void {
    for (const query of this.#queries) query.handleReadyForQuery(connection);
    const [error, results] = [this.#fault, this.#results];
    this.#settle(error === null ? { ok: true, results } : { ok: false, error, isUndone: false });
  }

  #queryOf(config: pg.QueryConfig, values: unknown[]): DriverQuery {
    const query = new pg.Query(config, values, (error, result) => {
      if (error) this.#fault ??= error;
      else this.#results.push(result);
    });
    return query as unknown as DriverQuery; // its own class, whose types are shorter than it is
  }
}
