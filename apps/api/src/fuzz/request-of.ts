import type { RouteDefinition } from '@comanda/contracts/routes';
import type { z } from 'zod';
import type { FuzzCase } from './case-of';
import { MANGLED } from './hostile';

const LONGEST_IN_URL = 500;
const NAMES = /\{(\w+)\}/g;

export type FuzzRequest = {
  readonly method: RouteDefinition['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  readonly remoteAddress: string;
  /** Faults that the server must refuse. */
  readonly faults: readonly string[];
};

/** A case as it goes over the line, and what is wrong with it by the schemas alone. */
export function requestOf(
  { method, path, params, query, body, is_keyed }: RouteDefinition,
  { mangled, key, from, ...each }: FuzzCase,
  token: string | undefined,
): FuzzRequest {
  const said = fields(each.params);
  const names = [...path.matchAll(NAMES)].map(([, name = '']) => name);
  const filled = Object.fromEntries(names.map((name) => [name, said[name] ?? 'none']));
  const url = `/api${path.replaceAll(NAMES, (_, name: string) => encodeURIComponent(filled[name] ?? 'none'))}`;
  const asked = Object.entries(fields(each.query)).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const text =
    method === 'GET' || body === undefined ? undefined : JSON.stringify(each.body ?? null);
  const payload = text === undefined || mangled === null ? text : MANGLED[mangled]?.(text);
  const isAsMeant = mangled === null || payload === text || mangled === 'a byte order mark';
  return {
    method,
    url: asked.length === 0 ? url : `${url}?${asked.join('&')}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === null || method === 'GET'
        ? {}
        : { 'idempotency-key': Buffer.from(key).toString('latin1') }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: from,
    faults: [
      ...(text !== undefined && !isAsMeant ? [`body: ${mangled}`] : []),
      ...faultsOf('body', body, text === undefined ? undefined : JSON.parse(text), isAsMeant),
      ...faultsOf('query', query, fields(each.query), query !== undefined),
      ...faultsOf('params', params, filled, Object.values(filled).every(isPlain)),
      ...(is_keyed && key === null ? ['no key'] : []),
    ],
  };
}

function faultsOf(
  part: string,
  schema: z.ZodType | undefined,
  value: unknown,
  isSaid: boolean,
): string[] {
  if (schema === undefined || value === undefined || !isSaid) return [];
  const parsed = schema.safeParse(value);
  return parsed.success
    ? []
    : [`${part}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`];
}

/** Everything in a URL is text. */
function fields(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const said = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(said.map(([name, each]) => [name, textOf(each)]));
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Half a character cannot be sent in a URL.
  return Buffer.from(text.slice(0, LONGEST_IN_URL)).toString();
}

/** An empty one, or one of dots, makes another path. */
function isPlain(text: string): boolean {
  return text !== '' && !/^\.+$/.test(text);
}
