import type { Database } from './database';

/**
 * Puts a statement together once per database instead of once per call, for those that every order or event needs: writing
 * out a long one costs more than running it. A transaction is a database of its own, used once.
 */
export function prepareOnce<Prepared>(
  prepare: (db: Database) => Prepared,
): (db: Database) => Prepared {
  const known = new WeakMap<Database, Prepared>();
  return (db) => {
    const found = known.get(db) ?? prepare(db);
    known.set(db, found);
    return found;
  };
}
