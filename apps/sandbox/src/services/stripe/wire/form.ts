import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { badRequest } from './failure';
import type { StripeFailure } from './failure';

/** Value of a form field. Maps rather than objects, so that no name (`__proto__`) is special. */
export type FormValue = string | FormMap;
export type FormMap = ReadonlyMap<string, FormValue>;
type MutableForm = Map<string, string | MutableForm>;

const MAX_DEPTH = 8;
const MAX_PAIRS = 1000;

/** Reads `a=1&b[c]=2&d[0]=3&e[]=4`, the encoding of every Stripe request, into nested maps. */
export function parseForm(source: string): Result<FormMap, StripeFailure> {
  const form: MutableForm = new Map();
  if (source === '') return ok(form);
  const pairs = source.split('&');
  if (pairs.length > MAX_PAIRS) return err(badRequest('Too many parameters were sent.'));
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = decode(equals === -1 ? '' : pair.slice(equals + 1));
    if (name === undefined || value === undefined) {
      return err(badRequest('The request body is not valid application/x-www-form-urlencoded.'));
    }
    const path = splitName(name);
    if (!path || !assign(form, path, value)) {
      return err(badRequest(`Invalid parameter name: ${name}`, { param: name }));
    }
  }
  return ok(form);
}

/** The text of a top-level field, when it is one. */
export function formText(form: FormMap, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function splitName(name: string): readonly string[] | undefined {
  const open = name.indexOf('[');
  if (open === -1) return [name];
  if (open === 0 || !name.endsWith(']')) return undefined;
  const path = [name.slice(0, open), ...name.slice(open + 1, -1).split('][')];
  return path.length > MAX_DEPTH ? undefined : path;
}

/** False when the name contradicts an earlier one (`a=1&a[b]=2`). */
function assign(form: MutableForm, path: readonly string[], value: string): boolean {
  let level = form;
  for (const [depth, segment] of path.entries()) {
    const key = segment === '' ? String(level.size) : segment;
    const existing = level.get(key);
    if (depth === path.length - 1) {
      if (existing instanceof Map) return false;
      level.set(key, value);
      return true;
    }
    if (typeof existing === 'string') return false;
    const next: MutableForm = existing ?? new Map();
    level.set(key, next);
    level = next;
  }
  return false;
}
