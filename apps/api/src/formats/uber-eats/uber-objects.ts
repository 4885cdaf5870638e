import { fieldsOf, listOf, textOf } from '../json-shape';
import { plainText } from '../texts';

export type Indexed = Readonly<Record<string, unknown>>;

/** Where a thing is looked at: the same item may cost something else as an option of a group. */
export type Context = {
  readonly type: 'MENU' | 'ITEM' | 'MODIFIER_GROUP';
  readonly value: string;
};

/** A list as a map by id. */
export function indexById(list: unknown): Map<string, Indexed> {
  return new Map(listOf(list).map((each) => [textOf(fieldsOf(each)['id']), fieldsOf(each)]));
}

/** A text in English where there is one, else in the first language. */
export function titleOf(text: unknown): string {
  const translations = fieldsOf(fieldsOf(text)['translations']);
  const languages = Object.keys(translations);
  const english = languages.find((language) => /^en/i.test(language));
  return plainText(translations[english ?? languages[0] ?? '']);
}

/** A value that may be overridden for where it is looked at; the nearest context first. */
export function inContext(info: unknown, contexts: readonly Context[], key: string): unknown {
  const fields = fieldsOf(info);
  const overrides = listOf(fields['overrides']).map(fieldsOf);
  for (const { type, value } of contexts) {
    const own = overrides.find(
      (each) => each['context_type'] === type && textOf(each['context_value']) === value,
    );
    if (own !== undefined && own[key] !== undefined) return own[key];
  }
  return fields[key];
}
