import { aCategory, anId } from '@comanda/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { CategoryTabs } from './category-tabs';

const CATEGORIES = ['Grill', 'Sides', 'Sweets'].map((name, place) => ({
  ...aCategory(),
  category_id: anId(0x401 + place),
  name,
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('who comes for a category stands there at once, and is led to another one', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await act(async () => {
    render(
      <InRestaurant>
        <CategoryTabs categories={CATEGORIES} startAt={CATEGORIES[2]?.category_id} />
        {CATEGORIES.map(({ category_id }) => (
          <section key={category_id} id={category_id} />
        ))}
      </InRestaurant>,
    );
  });
  const tab = await screen.findByRole('link', { name: 'Sweets' });
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
  expect(tab.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('link', { name: 'Sides' }));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});
