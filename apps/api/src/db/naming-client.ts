import pg from 'pg';

/** Statements that PostgreSQL is asked to remember on each connection; those beyond are planned each time, as without this. */
const MOST_NAMED = 500;

const names = new Map<string, string>();

/** A connection that lets PostgreSQL parse and plan each statement once: most of what a short statement costs it otherwise. */
export class NamingClient extends pg.Client {
  // The driver declares a dozen ways to call this; the first argument is all that changes.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(statement: any, ...rest: any[]): any {
    const [values] = rest;
    const isPlain = typeof statement?.text === 'string' && statement.submit === undefined;
    if (!isPlain || statement.name || !Array.isArray(values) || values.length === 0)
      return super.query(statement, ...(rest as []));
    return super.query({ ...statement, name: nameOf(statement.text) }, ...(rest as []));
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMED) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
