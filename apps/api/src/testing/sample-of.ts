import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** Values that must fit others, by where they stand: lists as `[]`, e.g. `menus[].schedule`. A function gets the index. */
export type Samples = Readonly<Record<string, unknown>>;

/** A value that says everything its schema knows, each in another way than the schema would by itself. A new field is in it at once. */
export function sampleOf(schema: z.ZodType, samples: Samples, path = ''): unknown {
  if (path in samples) return samples[path];
  const value = make(schema, samples, path);
  const absent = schema.safeParse(undefined);
  const isSaid =
    schema.safeParse(value).success && !(absent.success && isDeepStrictEqual(absent.data, value));
  if (isSaid) return value;
  throw new Error(
    `A sample is needed for "${path}": ${JSON.stringify(value)} does not fit, or is what is meant anyway.`,
  );
}

function make(schema: z.ZodType, samples: Samples, path: string): unknown {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  ) {
    const inner = schema.unwrap() as z.ZodType; // zod types its own parts by their core
    const absent = schema.safeParse(undefined);
    return absent.success
      ? otherThan(inner, absent.data, samples, path)
      : make(inner, samples, path);
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    return Object.fromEntries(
      fields.map(([key, field]) => [
        key,
        sampleOf(field, samples, path === '' ? key : `${path}.${key}`),
      ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType; // likewise
    if (!(element instanceof z.ZodUnion)) return [sampleOf(element, samples, `${path}[]`)];
    return element.options.map((each, index) =>
      sampleOf(each as z.ZodType, samples, `${path}[]|${index}`),
    ); // likewise
  }
  if (schema instanceof z.ZodUnion)
    return sampleOf(schema.options[0] as z.ZodType, samples, `${path}|0`); // likewise
  return scalarOf(schema);
}

function otherThan(schema: z.ZodType, meant: unknown, samples: Samples, path: string): unknown {
  if (schema instanceof z.ZodBoolean) return meant !== true;
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => option !== meant);
  if (schema instanceof z.ZodNumber && typeof meant === 'number') {
    return [meant + 1, meant - 1].find((number) => schema.safeParse(number).success);
  }
  return make(schema, samples, path);
}

function scalarOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodEnum) return schema.options.at(-1);
  if (schema instanceof z.ZodLiteral) return [...schema.values].at(-1);
  const candidates = [
    3,
    40.5,
    'a text',
    'a-key',
    '#123abc',
    '2026-12-24',
    '17:45',
    '9.975',
    'CA',
    '2026-12-24T17:45:00Z',
    'https://example.com/a',
    'K7PQ',
    'a text of more than twenty-four letters',
    'videos/loop.mp4',
    'images/item.png',
    '+14165550123',
    '1234',
  ];
  return candidates.find((candidate) => schema.safeParse(candidate).success);
}
