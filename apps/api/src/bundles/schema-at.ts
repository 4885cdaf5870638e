import { z } from 'zod';

/** The part of a schema that speaks of a place in a value; undefined when the schema knows no such place. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const step of path) {
    if (current === undefined) return undefined;
    current = stepInto(unwrap(current), step);
  }
  return current === undefined ? undefined : unwrap(current);
}

/** The keys an object may have; none for anything else. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion)
    return [...new Set(optionsOf(schema).flatMap((option) => keysOf(unwrap(option))))];
  return [];
}

/** Values the discriminator field of a union allows. */
export function kindsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const union = schemaAt(schema, path.slice(0, -1));
  const field = path.at(-1);
  if (!(union instanceof z.ZodUnion) || field === undefined) return [];
  return optionsOf(union).flatMap((option) => {
    const value = stepInto(unwrap(option), field);
    if (value instanceof z.ZodLiteral) return [...value.values].map(String);
    return value instanceof z.ZodEnum ? value.options.map(String) : [];
  });
}

function stepInto(schema: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType>)[step];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType; // zod types its own parts by their core
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType; // likewise
  if (schema instanceof z.ZodUnion) {
    return optionsOf(schema)
      .map((option) => stepInto(unwrap(option), step))
      .find((found) => found !== undefined);
  }
  return undefined;
}

function optionsOf(schema: z.ZodUnion): readonly z.ZodType[] {
  return schema.options as readonly z.ZodType[]; // zod types its own parts by their core
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  ) {
    return unwrap(schema.unwrap() as z.ZodType); // likewise
  }
  return schema;
}
