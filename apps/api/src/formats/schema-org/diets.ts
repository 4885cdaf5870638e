import type { Diet } from '@comanda/contracts';

/** Our marks and the words of schema.org for them; it has none for food that only looks like these. */
export const SCHEMA_DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  gluten_free: 'GlutenFreeDiet',
  lactose_free: 'LowLactoseDiet',
};

/** The mark for one of schema.org's words; undefined when we have none. */
export function dietOf(word: string): Diet | undefined {
  const diets = Object.keys(SCHEMA_DIETS) as Diet[]; // Object.keys forgets the literal types
  return diets.find((diet) => SCHEMA_DIETS[diet] === word);
}
