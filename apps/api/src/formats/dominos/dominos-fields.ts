import { fieldsOf, textOf } from '../json-shape';

export type Coded = { readonly code: string; readonly fields: Record<string, unknown> };

/** A field by its name, whichever way its first letter is written. */
export function field(fields: Record<string, unknown>, name: string): unknown {
  return fields[name] ?? fields[name.charAt(0).toLowerCase() + name.slice(1)];
}

/** The records of a table that is kept by code. */
export function recordsIn(json: unknown, table: string): Coded[] {
  return Object.values(fieldsOf(field(fieldsOf(json), table))).map((each) => {
    const fields = fieldsOf(each);
    return { code: textOf(field(fields, 'Code')), fields };
  });
}

/** A list of codes, written as a list or as a text with commas. */
export function codesOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
  return list.map((each) => each.trim()).filter((each) => each !== '');
}

/** "X=1,C=1.5" → X: 1, C: 1.5; without a number, one. */
export function quantitiesOf(value: unknown): Map<string, number> {
  return new Map(
    codesOf(value).map((each) => {
      const [code = '', quantity = '1'] = each.split('=');
      return [code, Number(quantity)];
    }),
  );
}

export function flagOf(tags: Record<string, unknown>, name: string): boolean {
  const value = field(tags, name);
  return value === true || value === 'true';
}
