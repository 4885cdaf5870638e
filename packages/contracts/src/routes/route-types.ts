import type { z } from 'zod';
import type { OperationId, Routes } from './index';

/** The parameters, the query and the body of a call, as one object. */
export type CallInput<Id extends OperationId> = DeepReadonly<
  Fields<Routes[Id], 'params'> & Fields<Routes[Id], 'query'> & Fields<Routes[Id], 'body'>
>;

export type CallReply<Id extends OperationId> = z.output<Routes[Id]['reply']>;

/** The calls that demand an Idempotency-Key. */
export type KeyedOperationId = {
  [Id in OperationId]: Routes[Id] extends { readonly is_keyed: true } ? Id : never;
}[OperationId];

type Fields<Route, Part extends string> =
  Route extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : unknown;

type DeepReadonly<Value> = Value extends readonly (infer Member)[]
  ? readonly DeepReadonly<Member>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
