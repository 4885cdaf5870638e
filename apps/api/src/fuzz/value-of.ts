import fc from 'fast-check';
import { z } from 'zod';
import type { Ids } from '../deny-matrix/foreign-calls';

const MOST_IN_A_LIST = 3;
const TEXTS = [
  'Ada',
  'TEN',
  'TAKEOUT',
  '2026-12-24',
  '17:45',
  '2026-12-24T17:45:00Z',
  '9.975',
  '+14165550123',
  'https://example.com/a',
  'ada@example.com',
  '1234',
];

/** Values that fit a schema, or nearly: a rule that the type does not show is kept by chance only. */
export function valueOf(schema: z.ZodType, ids: Ids, key = ''): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fc.option(valueOf(inner(schema), ids, key), { nil: undefined });
  }
  if (schema instanceof z.ZodNullable) {
    return fc.option(valueOf(inner(schema), ids, key), { nil: null });
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    return fc.record(
      Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, ids, name)])),
    );
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType; // zod types its own parts by their core
    return fc.array(valueOf(element, ids, key), { maxLength: MOST_IN_A_LIST });
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as readonly z.ZodType[]; // likewise
    return fc.oneof(...options.map((option) => valueOf(option, ids, key)));
  }
  if (schema instanceof z.ZodPipe) return valueOf(schema.in as z.ZodType, ids, key); // likewise
  return scalarOf(schema, ids, key);
}

function inner(schema: z.ZodOptional | z.ZodDefault | z.ZodNullable): z.ZodType {
  return schema.unwrap() as z.ZodType; // likewise
}

function scalarOf(schema: z.ZodType, ids: Ids, key: string): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNumber) return numberOf(schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return textOf(schema, ids, key);
  }
  return fc.jsonValue();
}

function numberOf({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(Math.ceil(minValue ?? -10), -1_000_000);
  const max = Math.min(Math.floor(maxValue ?? 1_000_000), 1_000_000_000);
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, min - 1, max + 1));
}

function textOf(schema: z.ZodType, ids: Ids, key: string): fc.Arbitrary<unknown> {
  const own = Object.entries(ids).find(([name]) => key === name || key === `${name}s`);
  const fitting = TEXTS.filter((text) => schema.safeParse(text).success);
  return fc.oneof(
    ...(own === undefined ? [] : [{ weight: 6, arbitrary: fc.constant(own[1]) }]),
    ...(fitting.length === 0 ? [] : [{ weight: 3, arbitrary: fc.constantFrom(...fitting) }]),
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(ids)) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
}
