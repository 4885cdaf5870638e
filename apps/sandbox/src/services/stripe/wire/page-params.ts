import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { badRequest } from './failure';
import type { StripeFailure } from './failure';
import type { FormValue } from './form';
import { group, integer, listOf, text } from './params';
import type { ParamsOf } from './params';

export type CreatedRange = {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
};

/** The parameters that every list shares. */
export const pageParams = {
  created: createdRange,
  ending_before: text,
  expand: listOf(text),
  limit: pageLimit,
  starting_after: text,
};

export type PageParams = ParamsOf<typeof pageParams>;

export function pageLimit(value: FormValue, param: string): Result<number, StripeFailure> {
  const limit = integer(value, param);
  if (!limit.ok) return limit;
  if (limit.value < 1) {
    return err(badRequest('This value must be greater than or equal to 1.', { param }));
  }
  if (limit.value > 100) {
    return err(badRequest('This value must be less than or equal to 100.', { param }));
  }
  return limit;
}

function createdRange(value: FormValue, param: string): Result<CreatedRange, StripeFailure> {
  if (typeof value !== 'string') {
    return group({ gt: integer, gte: integer, lt: integer, lte: integer })(value, param);
  }
  const at = integer(value, param);
  return at.ok ? ok({ gte: at.value, lte: at.value }) : at;
}
