import type { Order, Restaurant } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { nameOrder, namesIn } from './name-order';

const ENTRY = {
  restaurant: { language: 'fr', active_languages: ['fr', 'en'] } as unknown as Restaurant, // as much of one as is read
  translations: () => ({
    en: { 'dish.name': 'Onion soup', 'menu.name': 'Evening', 'choice.name': 'Lemon' },
    pt: { 'dish.name': 'Sopa de cebola' },
  }),
};

const ORDER = {
  items: [
    {
      item_id: 'dish',
      name: 'Soupe à l’oignon',
      menu_id: 'menu',
      menu_name: 'Soir',
      modifiers: [
        { modifier_id: 'choice', name: 'Citron', modifier_group_id: 'group' },
        { modifier_id: 'gone', name: 'Pain', modifier_group_id: 'group' },
      ],
    },
  ],
  campaigns: [{ campaign_id: 'campaign', name: 'Heure heureuse' }],
} as unknown as Order; // as much of one as has a name

function namesOf(language: 'en' | 'fr' | 'pt' | undefined) {
  const { items, campaigns } = nameOrder(ORDER, namesIn(ENTRY, language));
  return [
    ...items.flatMap(({ name, menu_name, modifiers }) => [
      name,
      menu_name,
      ...modifiers.map((each) => each.name),
    ]),
    ...campaigns.map(({ name }) => name),
  ];
}

const ORDERED = ['Soupe à l’oignon', 'Soir', 'Citron', 'Pain', 'Heure heureuse'];

describe('the names of an order', () => {
  test('are those of its reader’s language, each as ordered where nobody translated it', () => {
    expect(namesOf('en')).toEqual(['Onion soup', 'Evening', 'Lemon', 'Pain', 'Heure heureuse']);
  });

  test.each([undefined, 'fr', 'pt'] as const)('stay as ordered in %s', (language) => {
    expect(namesOf(language)).toEqual(ORDERED);
  });
});
