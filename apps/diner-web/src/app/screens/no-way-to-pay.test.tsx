import { InRestaurant, STORY_RESTAURANT } from '@comanda/ordering-ui/testing';
import { AppToasts } from '@comanda/web/toasts';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoWayToPay } from './no-way-to-pay';

const CARDS = { ...STORY_RESTAURANT, payment_service: 'STRIPE' as const };

test.each([
  [
    'takes cards',
    { ...CARDS, pay_at_counter_label: null },
    'Please pay our staff when you are done.',
  ],
  ['names its way', { ...CARDS, pay_at_counter_label: 'Charge to the room' }, 'Charge to the room'],
  [
    'takes no card',
    { ...CARDS, payment_service: 'NONE' as const, pay_at_counter_label: null },
    /cannot take payments online yet/,
  ],
])('a bill that is not paid on the phone of a restaurant that %s', async (_, restaurant, said) => {
  await act(async () => {
    render(
      <InRestaurant restaurant={restaurant}>
        <NoWayToPay orderPath="/" />
        <AppToasts />
      </InRestaurant>,
    );
  });
  expect(await screen.findByText(said)).toBeTruthy();
});
