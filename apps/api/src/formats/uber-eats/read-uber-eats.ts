import type { ForeignItem, ForeignMenu, ForeignSection, Problem } from '../foreign-menu';
import { fieldsOf, listOf, textOf } from '../json-shape';
import { readPriceIn } from './read-price-in';
import { makeGroupReader } from './read-groups';
import { readAvailability } from './read-availability';
import { dietsOf } from './read-diets';
import { readTax } from './read-tax';
import { visibilityProblems } from './read-visibility';
import { type Context, indexById, inContext, type Indexed, titleOf } from './uber-objects';

/** Uber Eats' menu of version 2: menus, categories, items and modifier groups that name each other by id. */
export function readUberEats(json: unknown): ForeignMenu | null {
  const fields = fieldsOf(json);
  if (
    !Array.isArray(fields['menus']) ||
    !Array.isArray(fields['categories']) ||
    !Array.isArray(fields['items'])
  )
    return null;
  const items = indexById(fields['items']);
  const categories = indexById(fields['categories']);
  const groups = indexById(fields['modifier_groups']);
  const tax = readTax([...items.values()]);
  const problems: (Problem & { item: string })[] = [];
  const menus = listOf(fields['menus']).map((each): ForeignSection => {
    const menu = fieldsOf(each);
    const name = titleOf(menu['title']);
    const hours = readAvailability(menu['service_availability']);
    if (!hours.ok)
      problems.push({
        item: name,
        reason: 'hours_not_understood',
        part: 'hours',
        detail: hours.error,
        leaves_out: 'part',
      });
    return {
      id: textOf(menu['id']),
      name,
      description: titleOf(menu['subtitle']),
      schedule: hours.ok ? hours.value : null,
      categories: listOf(menu['category_ids']).flatMap((id) => {
        const category = categories.get(textOf(id));
        if (category !== undefined) return [readCategory(category, textOf(menu['id']))];
        problems.push({
          item: name,
          reason: 'choices_missing',
          part: `category ${textOf(id)}`,
          detail: 'the file does not have it',
          leaves_out: 'part',
        });
        return [];
      }),
    };
  });
  const pictures = [...items.values()].filter((item) => textOf(item['image_url']) !== '').length;
  return {
    restaurant: tax.restaurant,
    currency: null,
    menus,
    problems,
    notes:
      pictures === 0 ? [] : [`${pictures} pictures stay where they are; put yours into images/`],
  };

  function readCategory(category: Indexed, menu: string) {
    const name = titleOf(category['title']);
    return {
      id: textOf(category['id']),
      name,
      description: titleOf(category['subtitle']),
      items: listOf(category['entities']).flatMap((entity): ForeignItem[] => {
        const id = textOf(fieldsOf(entity)['id']);
        const item = items.get(id);
        if (item !== undefined) return [readItem(item, menu)];
        problems.push({
          item: name,
          reason: 'choices_missing',
          part: `item ${id}`,
          detail: 'the file does not have it',
          leaves_out: 'part',
        });
        return [];
      }),
    };
  }

  function readItem(item: Indexed, menu: string): ForeignItem {
    const own: Problem[] = [];
    const context: Context = { type: 'MENU', value: menu };
    const id = textOf(item['id']);
    own.push(...visibilityProblems(item['visibility_info'], null, 'item'));
    const taxed = tax.taxOf(item);
    return {
      id,
      name: titleOf(item['title']),
      description: titleOf(item['description']),
      variants: [{ id, name: '', price: readPriceIn(item, [context], own, null) }],
      variant_title: '',
      groups: makeGroupReader(items, groups).groupsOf(item, [context], own),
      is_in_stock: !isSuspended(item),
      diets: dietsOf(item),
      allergens: null,
      tax_percentage: taxed.tax_percentage,
      problems: [...own, ...taxed.problems],
    };
  }
}

function isSuspended(item: Indexed): boolean {
  const info = fieldsOf(inContext(item['suspension_info'], [], 'suspension'));
  return Number(info['suspend_until'] ?? 0) > 0;
}
