import { createHash } from 'node:crypto';
import { z } from 'zod';
import { EXAMPLE_WORDS } from './example-words';

const EXAMPLE_TIME = '2026-11-20T18:30:00.000Z';
const TEXTS = [
  'Example',
  'example',
  '1',
  'US',
  'K7PQ',
  'https://example.com',
  '2026-11-20',
  '18:30',
  '4242',
];

/**
 * A value that a schema takes, as somebody would write it by hand: made of the schema, so it never falls behind it. What may
 * be left out is said only where there is a word for it.
 */
export function exampleOf(schema: z.ZodType, name = ''): unknown {
  const word = EXAMPLE_WORDS[name];
  if (word !== undefined && schema.safeParse(word).success) return word;
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return exampleOf(schema.unwrap() as z.ZodType, name); // zod types its own parts by their core
  if (schema instanceof z.ZodObject) return exampleObject(schema);
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType, singular(name))]; // likewise
  if (schema instanceof z.ZodTuple)
    return schema.def.items.map((item) => exampleOf(item as z.ZodType, singular(name))); // likewise
  if (schema instanceof z.ZodRecord) {
    const key = String(exampleOf(schema.keyType as z.ZodType)); // likewise
    return { [key]: exampleOf(schema.valueType as z.ZodType) }; // likewise
  }
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0] as z.ZodType, name); // likewise
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return exampleNumber(schema);
  if (schema instanceof z.ZodUnknown) return {};
  return exampleText(schema, name);
}

function exampleObject(schema: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries<z.ZodType>(schema.shape);
  return Object.fromEntries(
    fields
      .filter(([name, field]) => !mayBeLeftOut(field) || name in EXAMPLE_WORDS)
      .map(([name, field]) => [name, exampleOf(field, name)]),
  );
}

function mayBeLeftOut(field: z.ZodType): boolean {
  return !(field instanceof z.ZodUnknown) && field.safeParse(undefined).success;
}

function exampleNumber(schema: z.ZodNumber): number {
  const number = [0, 1, -1].find((each) => schema.safeParse(each).success);
  return number ?? schema.minValue ?? 0;
}

/** Ids differ by what they name, and are the same in every example. */
function exampleText(schema: z.ZodType, name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  const texts = [`01920000-0000-7000-8000-${hash}`, EXAMPLE_TIME, ...TEXTS];
  const isId = schema instanceof z.ZodString || schema instanceof z.ZodUUID;
  const ordered = isId && !name.endsWith('_id') && !(schema instanceof z.ZodUUID) ? TEXTS : texts;
  const text = [...ordered, ...texts].find((each) => schema.safeParse(each).success);
  if (text === undefined)
    throw new Error(`An example needs a word for "${name}". Add one that its schema takes.`);
  return text;
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}
