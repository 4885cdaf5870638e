import type { Missing } from '@comanda/campaigns';
import { cents } from '@comanda/kernel';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { ON_THE_SIDE } from '../testing/story-restaurant';
import { useSuggestionText } from './use-suggestion-text';

afterEach(cleanup);

test.each<[string, Missing | null, string]>([
  ['there', null, 'Promotion unlocked: On the side'],
  [
    'a sum away',
    { code: 'spend_more', amount: cents(450), spent: cents(50), min_spend: cents(500) },
    'Spend $4.50 more to get On the side',
  ],
  [
    'some groups away, each by its heading',
    {
      code: 'groups_incomplete',
      count: 4,
      missing: 4,
      groups: [aGroup('A side', 1), aGroup('Drinks', 2), aGroup('', 1)],
    },
    'To get On the side, add: A side · 2 × Drinks · 1 item',
  ],
])('a promotion that is %s says so', async (_, missing, told) => {
  await act(async () => {
    render(
      <InRestaurant>
        <Suggestion missing={missing} />
      </InRestaurant>,
    );
  });
  expect(screen.getByText(told)).toBeTruthy();
});

function Suggestion({ missing }: { readonly missing: Missing | null }) {
  return <p>{useSuggestionText()({ campaign: ON_THE_SIDE, missing })}</p>;
}

function aGroup(name: string, missing: number) {
  return { name, count: missing, missing, item_ids: [] };
}
