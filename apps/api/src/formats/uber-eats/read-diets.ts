import type { Diet } from '@comanda/contracts';
import { fieldsOf, listOf, textOf } from '../json-shape';
import type { Indexed } from './uber-objects';

const DIETS: Readonly<Record<string, Diet>> = {
  VEGETARIAN: 'vegetarian',
  VEGAN: 'vegan',
  HALAL: 'halal',
  KOSHER: 'kosher',
  GLUTEN_FREE: 'gluten_free',
  DAIRY_FREE: 'lactose_free',
};

/** The labels that we know; null when nothing is said, which is not "none". */
export function dietsOf(item: Indexed): Diet[] | null {
  const classes = fieldsOf(fieldsOf(item['dish_info'])['classifications']);
  const labels = listOf(fieldsOf(classes['dietary_label_info'])['labels']).map(textOf);
  const diets = labels.flatMap((label) => DIETS[label] ?? []);
  return diets.length === 0 ? null : [...new Set(diets)];
}
