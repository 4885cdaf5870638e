import { aSpendCampaign, anId } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { CampaignDetails } from './campaign-details';

afterEach(cleanup);

test.each([
  [0, 'Promotion unlocked: Two coffees'],
  [750, 'You save $7.50'],
])('a promotion in the order that takes %i cents off says “%s”', async (discount, told) => {
  await act(async () => {
    render(
      <InRestaurant>
        <CampaignDetails
          detail={{
            campaign: aSpendCampaign({ name: 'Two coffees' }),
            instance_ids: [anId(0x501)],
            discount,
            is_automatic: false,
            missing: null,
            groups: [],
            block: null,
          }}
          itemPath={() => '/'}
        />
      </InRestaurant>,
    );
  });
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

test.each([
  ['DINE_IN', 'This promotion is for dine-in orders only.'],
  ['TAKEOUT', 'This promotion is for takeout orders only.'],
] as const)(
  'a promotion that is only for %s says so to those who order otherwise',
  async (type, told) => {
    await act(async () => {
      render(
        <InRestaurant>
          <CampaignDetails
            detail={{
              campaign: aSpendCampaign({ order_types: [type] }),
              instance_ids: [],
              discount: 0,
              is_automatic: false,
              missing: null,
              groups: [],
              block: { code: 'campaign_wrong_order_type', order_types: [type] },
            }}
            itemPath={() => '/'}
          />
        </InRestaurant>,
      );
    });
    expect(await screen.findByText(told)).toBeTruthy();
  },
);
