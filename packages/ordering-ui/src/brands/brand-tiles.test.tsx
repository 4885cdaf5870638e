import { act, cleanup, render, screen } from '@testing-library/react';
import { aMenu, anId } from '@comanda/testing';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-restaurant';
import { BrandTiles } from './brand-tiles';

afterEach(cleanup);

async function show(phone_number: string | null): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, phone_number }}>
        <BrandTiles offered={[]} menuPath={() => '/'} />
      </InRestaurant>,
    );
  });
}

test('a restaurant without menus has no bare heading: it says so, and how to ask', async () => {
  await show('+17185550142');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Our menu is not online yet')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+17185550142');
});

test('one without a telephone offers no call', async () => {
  await show(null);
  expect(screen.getByText('Our menu is not online yet')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a brand is in its colours while it is served, and muted while it is not', async () => {
  const theme = { primary: '#0b7d49', secondary: null, radius: 'none', font: 'sans' } as const;
  const not_served = { code: 'menu_not_served', served: [], next: null } as const;
  const offered = [
    { menu: aMenu({ name: 'Day', theme }), not_served: null, can_order: true },
    { menu: aMenu({ menu_id: anId(0x11), name: 'Night', theme }), not_served, can_order: false },
    { menu: aMenu({ menu_id: anId(0x12), name: 'Bar' }), not_served: null, can_order: true },
  ];
  await act(async () => {
    render(
      <InRestaurant>
        <BrandTiles offered={offered} menuPath={() => '/'} />
      </InRestaurant>,
    );
  });
  const tiles = ['Day', 'Night', 'Bar'].map((name) => {
    const tile = screen.getByRole('link', { name }).closest('article');
    const { filled, muted } = tile?.dataset ?? {};
    return [Boolean(tile?.closest('[data-theme]')), Boolean(filled), Boolean(muted)];
  });
  expect(tiles).toEqual([
    [true, true, false],
    [true, false, true],
    [false, false, false],
  ]);
});
