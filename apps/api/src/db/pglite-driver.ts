import { type PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';

/** Dates, times, intervals, and arrays of numerics and of these: drizzle reads them itself, from what the database writes. */
const READ_BY_DRIZZLE: readonly number[] = [
  types.DATE,
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  1182,
  1115,
  1185,
  1187,
  1231,
];

/**
 * Drizzle tells the engine anew with each statement to leave these values alone, and the engine then copies its three hundred
 * ways of reading, which costs a short statement as much as running it. This engine is told once.
 */
export function describeOnce(client: PGlite): PGlite {
  for (const type of READ_BY_DRIZZLE) client.parsers[type] = asWritten;
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return queryOf(target);
      if (name === 'transaction') return transactionOf(target);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function transactionOf(client: PGlite): PGlite['transaction'] {
  return (work) =>
    client.transaction((tx) => work(Object.create(tx, { query: { value: queryOf(tx) } })));
}

function queryOf(asked: Pick<Transaction, 'query'>): Transaction['query'] {
  return (statement, values, options) => asked.query(statement, values, withoutTold(options));
}

function withoutTold(options: QueryOptions | undefined): QueryOptions | undefined {
  if (options?.parsers === undefined) return options;
  const { parsers, ...others } = options;
  return Object.keys(parsers).every((type) => READ_BY_DRIZZLE.includes(Number(type)))
    ? others
    : options;
}

function asWritten(value: string): string {
  return value;
}
