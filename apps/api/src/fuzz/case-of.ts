import type { OperationId, RouteDefinition } from '@comanda/contracts/routes';
import fc from 'fast-check';
import { FOREIGN_CALLS, type Ids } from '../deny-matrix/foreign-calls';
import { broken, changes, hostileValue, MANGLED } from './hostile';
import { valueOf } from './value-of';

export type FuzzCase = {
  readonly by: 'its caller' | 'nobody' | 'a stranger' | 'a made-up token';
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly mangled: keyof typeof MANGLED | null;
  readonly key: string | null;
  readonly from: string;
};

/** Calls of a route: as meant, with one or two places broken, or of another kind altogether. */
export function caseOf(id: OperationId, route: RouteDefinition, ids: Ids): fc.Arbitrary<FuzzCase> {
  const meant = FOREIGN_CALLS[id](ids);
  return fc.record({
    by: fc.oneof(
      { weight: 8, arbitrary: fc.constant<FuzzCase['by']>('its caller') },
      {
        weight: 1,
        arbitrary: fc.constantFrom<FuzzCase['by']>('nobody', 'a stranger', 'a made-up token'),
      },
    ),
    params: partOf(route.params, meant.params, ids),
    query: partOf(route.query, meant.query, ids),
    body: partOf(route.body, meant.body, ids),
    mangled: fc.oneof(
      { weight: 12, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(MANGLED)) },
    ),
    key: fc.oneof(
      { weight: 8, arbitrary: fc.uuid() },
      {
        weight: 1,
        arbitrary: fc.constantFrom(null, '', ' ', 'k'.repeat(300), 'same-again', 'ключ'),
      },
    ),
    from: fc.ipV4(),
  });
}

function partOf(schema: RouteDefinition['body'], meant: unknown, ids: Ids): fc.Arbitrary<unknown> {
  if (schema === undefined) {
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constant({ unknown: 'value' }) },
    );
  }
  const made = valueOf(schema, ids);
  const fitting = fc.oneof(fc.constant(meant ?? {}), made);
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    {
      weight: 4,
      arbitrary: fc.tuple(fitting, changes).map(([value, wrong]) => broken(value, wrong)),
    },
    { weight: 1, arbitrary: hostileValue },
  );
}
