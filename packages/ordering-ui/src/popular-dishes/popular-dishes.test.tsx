import { useFoodFilter } from '@comanda/ordering/food-filter';
import { aCategory, aMenu } from '@comanda/testing';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER, FRIES, PIE } from '../testing/story-restaurant';
import { PopularDishes } from './popular-dishes';

const ITEMS = [
  { ...BURGER, is_featured: true, allergens: ['egg' as const] },
  { ...FRIES, is_featured: true, allergens: [] },
  { ...PIE, is_featured: true, is_in_stock: false },
];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('what a restaurant is known for stands side by side, but for what is sold out', async () => {
  await show();
  expect(shown()).toEqual(['Corner burger', 'Fries']);
});

test('what the guest does not eat is left out', async () => {
  const { result } = renderHook(() => useFoodFilter());
  act(() => result.current.toggleAllergen('egg'));
  await show();
  await expect.poll(shown).toEqual(['Fries']);
});

async function show(): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant>
        <PopularDishes
          menus={[aMenu({ categories: [aCategory({ items: ITEMS })] })]}
          itemPath={({ item_id }) => `/${item_id}`}
        />
      </InRestaurant>,
    );
  });
  await screen.findByRole('region', { name: 'Popular' });
}

function shown(): (string | null)[] {
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}
