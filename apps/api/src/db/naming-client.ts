import pg from 'pg';

/** Statements that PostgreSQL is asked to remember on each connection; those beyond are planned each time, as without this. */
const MOST_NAMED = 500;

/** How a transaction starts. */
const BEGIN = /^begin\b/i;

const names = new Map<string, string>();

/** A connection that lets PostgreSQL parse and plan each statement once: most of what a short statement costs it otherwise. */
export class NamingClient extends pg.Client {
  // The driver declares a dozen ways to call this; the first argument is all that changes.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(statement: any, ...rest: any[]): any {
    const [values] = rest;
    const isPlain = typeof statement?.text === 'string' && statement.submit === undefined;
    if (isPlain && BEGIN.test(statement.text)) return this.#begin(statement, rest);
    if (!isPlain || statement.name || !Array.isArray(values) || values.length === 0)
      return super.query(statement, ...(rest as []));
    return super.query({ ...statement, name: nameOf(statement.text) }, ...(rest as []));
  }

  /**
   * Drizzle gives a connection back whatever happens in a transaction, but not when it breaks at its very beginning: after
   * as many of these as there are connections, nobody would get one any more.
   */
  // oxlint-disable-next-line typescript/no-explicit-any
  async #begin(statement: any, rest: any[]): Promise<unknown> {
    try {
      return await super.query(statement, ...(rest as []));
    } catch (error) {
      // The pool puts it there when it hands the connection out.
      const { release } = this as { release?: (error: unknown) => void };
      release?.(error);
      throw error;
    }
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMED) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
