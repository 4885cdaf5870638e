import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import type { AccountBooks } from '../store/account-books';
import { badRequest } from './failure';
import type { StripeFailure } from './failure';

type Fields = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 4;

/** Replaces ids by the objects they name, for every path of `expand[]` (`latest_charge`, `data.payment_method`). */
export function expandAll(
  account: AccountBooks,
  object: object,
  paths: readonly string[] | undefined,
): Result<object, StripeFailure> {
  let expanded = object;
  for (const path of paths ?? []) {
    const segments = path.split('.');
    const depth = segments[0] === 'data' ? segments.length - 1 : segments.length;
    if (depth > MAX_DEPTH) {
      const message = `You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`;
      return err(badRequest(message, { param: 'expand' }));
    }
    const next = expandPath(account, expanded, segments);
    if (next === undefined) {
      const message = `This property cannot be expanded (${path}).`;
      return err(badRequest(message, { param: 'expand' }));
    }
    expanded = next;
  }
  return ok(expanded);
}

function expandPath(
  account: AccountBooks,
  object: object,
  segments: readonly string[],
): object | undefined {
  const [name, ...rest] = segments;
  if (name === undefined) return object;
  // The books hold plain data, so that any name may be looked up.
  const fields = object as Fields;
  const value = valueOf(account, fields, name);
  if (value === undefined) return undefined;
  if (value === null) return object;
  if (Array.isArray(value)) {
    const items = value.map((item: object) => expandPath(account, item, rest));
    return items.includes(undefined) ? undefined : { ...fields, [name]: items };
  }
  if (typeof value !== 'object') return undefined;
  const inner = expandPath(account, value, rest);
  return inner && { ...fields, [name]: inner };
}

function valueOf(account: AccountBooks, fields: Fields, name: string): unknown {
  if (name === 'refunds' && fields['object'] === 'charge') {
    const id = String(fields['id']);
    const data = account.refundsOf(id).toReversed();
    return { object: 'list', data, has_more: false, url: `/v1/charges/${id}/refunds` };
  }
  if (!Object.hasOwn(fields, name)) return undefined;
  const value = fields[name];
  return typeof value === 'string' ? objectOf(account, value) : value;
}

function objectOf(account: AccountBooks, id: string): object | null | undefined {
  switch (id.slice(0, id.indexOf('_'))) {
    case 'ch':
      return account.charges.get(id);
    case 'pi':
      return account.intents.get(id);
    case 'pm':
      return account.paymentMethods.get(id)?.object;
    case 're':
      return account.refunds.get(id);
    case 'txn':
      return null;
    default:
      return undefined;
  }
}
