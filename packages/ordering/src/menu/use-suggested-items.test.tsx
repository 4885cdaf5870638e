import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useFoodFilter } from '../food-filter/use-food-filter';
import { useCatalogue } from '../provider/use-catalogue';
import { aGuest, openPage } from '../testing/render-ordering';
import { setStock } from '../testing/the-kitchen';
import { useSuggestedItems } from './use-suggested-items';

function usePage() {
  return {
    items: useSuggestedItems(),
    add: useAddToCart(),
    catalogue: useCatalogue(),
    filter: useFoodFilter(),
  };
}

async function openCart() {
  const page = await openPage(aGuest(), usePage);
  function suggested(name: string) {
    return page.now().items.find((item) => item.name === name);
  }
  async function untilSuggested(name: string) {
    await waitFor(() => expect(suggested(name)).toBeDefined());
    const item = suggested(name);
    if (!item) throw new Error(`${name} is not suggested.`);
    return item;
  }
  return { ...page, suggested, untilSuggested };
}

test('what the restaurant puts forward is suggested until it is in the cart', async () => {
  const cart = await openCart();
  const { item_id } = await cart.untilSuggested('Oyster crackers');
  act(() => void cart.now().add({ item_id }));
  expect(cart.suggested('Oyster crackers')).toBeUndefined();
});

test('what is not known to suit the guest is not suggested', async () => {
  const cart = await openCart();
  await cart.untilSuggested('Oyster crackers');
  act(() => cart.now().filter.toggleAllergen('crustaceans'));
  expect(cart.now().items).toEqual([]);
  act(() => cart.now().filter.clear());
  expect(cart.suggested('Oyster crackers')).toBeDefined();
});

test('what has just sold out is suggested no more', async () => {
  const cart = await openCart();
  const { item_id } = await cart.untilSuggested('Slaw');
  const { restaurant_id } = cart.now().catalogue.restaurant;
  const place = { restaurant_id, item_id };
  await setStock(place, false);
  try {
    await act(() => cart.queryClient.invalidateQueries({ queryKey: ['menus'] }));
    await waitFor(() => expect(cart.suggested('Slaw')).toBeUndefined());
  } finally {
    await setStock(place, true);
  }
});
