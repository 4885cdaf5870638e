import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('a room’s entry says that it goes on the room, and asks about the room by its name', async () => {
  await openApp('/table/9A1K?restaurant=lantern-house');
  expect(await screen.findByText('Payment: Charge to the room')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not Room 901?' })).toBeTruthy();
});
