import type { ForeignGroup, ForeignOption, Problem } from '../foreign-menu';
import { countOf, fieldsOf, listOf, textOf } from '../json-shape';
import { readDecimal } from '../read-price';
import { plainText } from '../texts';

type Fields = Record<string, unknown>;

/** A question of a dish: the name of a shared one, or one written out, whose values may have prices of their own. */
export function readOptions(
  raw: unknown,
  shared: readonly Fields[],
  problems: Problem[],
): ForeignGroup[] {
  const own = typeof raw === 'string' ? { option_name: raw } : fieldsOf(raw);
  const name = plainText(own['option_name'] ?? own['name']);
  const base = shared.find((each) => plainText(each['option_name']) === name);
  const option = { ...base, ...own };
  const values = listOf(
    own['menu_option_values'] ?? own['option_values'] ?? base?.['option_values'],
  );
  if (base === undefined && values.length === 0) {
    problems.push({
      reason: 'choices_missing',
      part: name,
      detail: 'the files do not have this option',
      leaves_out: 'item',
    });
    return [];
  }
  const isSingle = ['radio', 'select'].includes(textOf(option['display_type']));
  const isRequired =
    option['required'] === 1 || option['required'] === '1' || option['required'] === true;
  const min = countOf(option['min_selected']) ?? 0;
  return [
    {
      id: textOf(option['option_id']) || name,
      name,
      min: Math.max(min, isRequired ? 1 : 0),
      max: isSingle ? 1 : countOf(option['max_selected']),
      free: 0,
      options: values
        .map(fieldsOf)
        .toSorted((a, b) => (countOf(a['priority']) ?? 0) - (countOf(b['priority']) ?? 0))
        .map((value) => readValue(value, name, problems)),
    },
  ];
}

function readValue(value: Fields, option: string, problems: Problem[]): ForeignOption {
  const name = plainText(value['name'] ?? value['value']);
  return {
    id: textOf(value['option_value_id']) || name,
    name,
    // "No price of its own" is written as null there, and costs nothing.
    price: readDecimal(
      value['override_price'] ?? value['price'] ?? value['new_price'] ?? 0,
      problems,
      `${option}: ${name}`,
    ),
    is_in_stock: true,
    default_count: value['is_default'] === 1 || value['is_default'] === true ? 1 : 0,
    diets: null,
    groups: [],
  };
}
