import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A value as a person would write it in a file: only what the schema knows, in its order, without what it fills in by itself. */
export function withoutDefaults(schema: z.ZodType, value: unknown): unknown {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  )
    return withoutDefaults(schema.unwrap() as z.ZodType, value); // zod types its own parts by their core
  if (schema instanceof z.ZodUnion) return withoutDefaults(branchOf(schema, value), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((element) => withoutDefaults(schema.element as z.ZodType, element)); // likewise
  }
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return mapValues(value, (each) => withoutDefaults(schema.valueType as z.ZodType, each)); // likewise
  }
  if (schema instanceof z.ZodObject && isObject(value)) return ownFields(schema, value);
  return value;
}

function ownFields(schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  // The key comes first, wherever its schema was composed.
  const fields = Object.entries<z.ZodType>(schema.shape).toSorted(
    ([a], [b]) => Number(b === 'key') - Number(a === 'key'),
  );
  return Object.fromEntries(
    fields
      .filter(([key, field]) => value[key] !== undefined && !isDefault(field, value[key]))
      .map(([key, field]) => [key, withoutDefaults(field, value[key])]),
  );
}

function isDefault(field: z.ZodType, value: unknown): boolean {
  const absent = field.safeParse(undefined);
  return absent.success && isDeepStrictEqual(absent.data, value);
}

function branchOf(schema: z.ZodUnion, value: unknown): z.ZodType {
  const branches = schema.options as readonly z.ZodType[]; // likewise
  const branch = branches.find((each) => each.safeParse(withoutDefaults(each, value)).success);
  // A value that no branch takes is refused, with its fault, by the check of the file.
  const chosen = branch ?? branches[0];
  if (chosen !== undefined) return chosen;
  throw new Error('A union without branches was passed. Give it one.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(
  record: Record<string, unknown>,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
