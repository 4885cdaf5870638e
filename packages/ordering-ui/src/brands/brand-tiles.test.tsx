import { act, cleanup, render, screen } from '@testing-library/react';
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
