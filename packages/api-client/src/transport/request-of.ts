import type { Call } from '@comanda/contracts/calls';

/** The fields of a call, wherever they stand in its request. */
export type Fields = Readonly<Record<string, unknown>>;

export type RequestParts = {
  /** Below the origin. */
  readonly path: string;
  /** JSON; null = a call that only reads. */
  readonly body: string | null;
};

/** Puts each field of a call where the API reads it: in the path, in the query or in the body. */
export function requestOf(call: Call, input: Fields): RequestParts {
  const rest = new Map(Object.entries(input));
  const path = call.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(textOf(value));
  });
  const isRead = call.method === 'GET';
  const query = new URLSearchParams();
  for (const name of isRead ? rest.keys() : (call.in_query ?? [])) {
    const value = rest.get(name);
    rest.delete(name);
    if (value !== undefined) query.set(name, textOf(value));
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return {
    path: `/api${path}${search}`,
    body: isRead ? null : JSON.stringify(Object.fromEntries(rest)),
  };
}

/** A number or a boolean is written as in JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
