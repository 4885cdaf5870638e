import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

describe('a notice for the tables of a section', () => {
  test('is seen there', async () => {
    const user = await openApp('/table/PNE1?restaurant=lodge');
    await user.click(await screen.findByRole('button', { name: 'New order' }));
    await screen.findByRole('heading', { level: 1, name: 'The Lodge' });
    expect(await screen.findByText('By the fire')).toBeTruthy();
  });

  test('is seen nowhere else', async () => {
    await openApp('/v2/lodge/order');
    expect(await screen.findByText('Dogs are welcome')).toBeTruthy();
    expect(screen.queryByText('By the fire')).toBeNull();
  });
});
