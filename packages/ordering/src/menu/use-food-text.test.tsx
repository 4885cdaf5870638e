import type { Language } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import type { FoodMarks } from '@comanda/modifiers';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { useFoodText } from './use-food-text';

const UNKNOWN: FoodMarks = { allergens: null, diets: null };
const MILK: FoodMarks = { allergens: ['milk'], diets: ['vegetarian'] };
const NUTS: FoodMarks = { allergens: ['nuts'], diets: [] };
const BEANS: FoodMarks = { allergens: [], diets: ['vegetarian', 'vegan'] };

test.each<[string, readonly FoodMarks[], Language, string]>([
  ['cheese', [MILK], 'en', 'Vegetarian · Contains milk'],
  ['beans', [BEANS], 'en', 'Vegan · None of the 14 main allergens'],
  ['cheese with nuts', [MILK, NUTS], 'en', 'Contains milk and tree nuts'],
  [
    'cheese with nobody knows what',
    [MILK, UNKNOWN],
    'en',
    'Contains milk · Other allergens not known',
  ],
  ['nobody knows what', [UNKNOWN], 'en', 'Allergens not known'],
  ['beans with nobody knows what', [BEANS, UNKNOWN], 'en', 'Allergens not known'],
  ['du fromage aux noix', [MILK, NUTS], 'fr', 'Contient\u00a0: lait et noix'],
])('what is in %s', async (_, dish, language, told) => {
  const i18n = await createI18n({ language, groups: ['ordering'] });
  function wrapper({ children }: { readonly children: ReactNode }) {
    return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  }
  expect(renderHook(useFoodText, { wrapper }).result.current(dish)).toBe(told);
});
