import { NamingClient } from '../db/naming-client';

/**
 * A connection that refuses a statement while another of its own is under way. The driver lets it wait and warns, its next
 * version refuses; and statements of a transaction that seem to run side by side never do.
 */
export class OneAtATimeClient extends NamingClient {
  #underWay: string | null = null;

  // The driver declares a dozen ways to call this; who is called back instead of promised something is a pool.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(statement: any, ...rest: any[]): any {
    const text: string = statement?.text ?? String(statement);
    // A rollback is sent at once, though the first is not done.
    if (text === 'rollback') return super.query(statement, ...(rest as []));
    if (this.#underWay !== null) {
      const both = `“${this.#underWay}” and “${text}”`;
      throw new Error(`Two statements at once on one connection, ${both}: await the first.`);
    }
    const result = super.query(statement, ...(rest as []));
    if (!(result instanceof Promise)) return result;
    this.#underWay = text;
    return result.finally(() => {
      this.#underWay = null;
    });
  }
}
