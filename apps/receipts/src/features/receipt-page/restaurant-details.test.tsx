import type { Receipt } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { RestaurantDetails } from './restaurant-details';

const HARBOR = {
  name: 'Harbor Burger',
  legal_name: null,
  tax_number: null,
  address: '1 Pier Street',
  phone_number: null,
} as unknown as Receipt['restaurant']; // all that is read of it

async function show(restaurant: Receipt['restaurant']): Promise<string | null> {
  const i18n = await createI18n({ language: 'en', groups: ['browsing', 'receipt'] });
  render(
    <I18nextProvider i18n={i18n}>
      <RestaurantDetails restaurant={restaurant} />
    </I18nextProvider>,
  );
  return screen.getByRole('group').textContent;
}

test('a seller is named by law, with the number for taxes', async () => {
  const legal = { legal_name: 'Harbor Foods LLC', tax_number: '12-3456789' };
  expect(await show({ ...HARBOR, ...legal })).toMatch(/^Harbor Foods LLCTax number 12-3456789/u);
});

test('a seller without a legal name goes by the restaurant’s', async () => {
  expect(await show(HARBOR)).toMatch(/^Harbor Burger1/u);
});
