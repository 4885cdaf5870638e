import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { badRequest } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';

type Clause = {
  readonly field: string;
  /** Set when the field is `metadata["key"]`. */
  readonly key: string | undefined;
  readonly operator: ':' | '>' | '<' | '>=' | '<=' | '~';
  readonly value: string;
  readonly negated: boolean;
};

export type SearchQuery = { readonly join: 'AND' | 'OR'; readonly clauses: readonly Clause[] };

const CLAUSE =
  /^\s*(-?)(?:metadata\[(["'])(?<key>[^"']+)\2\]|(?<field>[a-z_]+))(?<operator>>=|<=|[:><~])(?:(["'])(?<quoted>(?:\\.|(?!\6).)*)\6|(?<bare>[^\s"']+))\s*/;
const FIELDS = new Set(['amount', 'created', 'currency', 'status']);

/** Reads Stripe's search language: clauses joined by AND or by OR, not by both. */
export function parseSearchQuery(query: string): Result<SearchQuery, StripeFailure> {
  const clauses: Clause[] = [];
  let join: SearchQuery['join'] | undefined;
  let rest = query;
  for (;;) {
    const match = CLAUSE.exec(rest);
    const parts = match?.groups;
    if (!match || !parts) return err(invalidQuery(query));
    const field = parts['field'] ?? 'metadata';
    if (parts['key'] === undefined && !FIELDS.has(field)) {
      const message = `Field \`${field}\` is an unsupported search field for resource \`payment_intents\`.`;
      return err(badRequest(message, { param: 'query' }));
    }
    clauses.push({
      field,
      key: parts['key'],
      // The expression admits nothing else.
      operator: parts['operator'] as Clause['operator'],
      value: parts['bare'] ?? (parts['quoted'] ?? '').replaceAll(/\\(.)/g, '$1'),
      negated: match[1] === '-',
    });
    rest = rest.slice(match[0].length);
    if (rest === '') return ok({ join: join ?? 'AND', clauses });
    const word = /^(AND|OR)\s/i.exec(rest)?.[1]?.toUpperCase();
    const next = word === 'OR' ? 'OR' : 'AND';
    if (word !== undefined && join !== undefined && next !== join) return err(invalidQuery(query));
    if (word !== undefined) rest = rest.slice(word.length);
    join = next;
  }
}

/** The metadata pair through which an index can answer the query, when there is one. */
export function indexedPair(query: SearchQuery): { key: string; value: string } | undefined {
  if (query.join === 'OR' && query.clauses.length > 1) return undefined;
  for (const clause of query.clauses) {
    if (clause.key !== undefined && clause.operator === ':' && !clause.negated) {
      return { key: clause.key, value: clause.value };
    }
  }
  return undefined;
}

export function matchesQuery(intent: Stripe.PaymentIntent, query: SearchQuery): boolean {
  return query.join === 'AND'
    ? query.clauses.every((clause) => matchesClause(intent, clause))
    : query.clauses.some((clause) => matchesClause(intent, clause));
}

function matchesClause(intent: Stripe.PaymentIntent, clause: Clause): boolean {
  return holds(intent, clause) !== clause.negated;
}

function holds(intent: Stripe.PaymentIntent, clause: Clause): boolean {
  const actual =
    clause.key === undefined ? fieldOf(intent, clause.field) : intent.metadata[clause.key];
  if (actual === undefined) return false;
  switch (clause.operator) {
    case ':':
      return String(actual) === clause.value;
    case '~':
      return String(actual).includes(clause.value);
    case '>':
      return Number(actual) > Number(clause.value);
    case '<':
      return Number(actual) < Number(clause.value);
    case '>=':
      return Number(actual) >= Number(clause.value);
    case '<=':
      return Number(actual) <= Number(clause.value);
  }
}

function fieldOf(intent: Stripe.PaymentIntent, field: string): string | number | undefined {
  switch (field) {
    case 'amount':
      return intent.amount;
    case 'created':
      return intent.created;
    case 'currency':
      return intent.currency;
    case 'status':
      return intent.status;
    default:
      return undefined;
  }
}

function invalidQuery(query: string): StripeFailure {
  const message = `We were unable to parse your search query. Try using the format \`metadata["key"]:"value"\` to query for metadata or key:"value" to query for other fields. The query was: ${query}`;
  return badRequest(message, { param: 'query' });
}
