import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

const DOORS = [
  ['web ordering', '/v2/treats/order'],
  ['table ordering', '/logoview?restaurant=treats'],
];

test.each(DOORS)(
  'what is free and was not asked for is reminded of before the payment, taken and chosen there, in %s',
  async (_, path) => {
    const user = await openApp(path);
    await user.click(await screen.findByRole('link', { name: 'All day' }));
    await user.click(await screen.findByRole('button', { name: /^Add Soup/ }));
    await user.click(await screen.findByRole('button', { name: /^Add Soup/ }));
    await user.click(await screen.findByRole('link', { name: /View order/ }));
    await screen.findByText('Promotion unlocked: Bread for a feast');
    const next = { name: /^Checkout/ };
    await user.click(screen.queryByRole('link', next) ?? (await screen.findByRole('button', next)));
    const sheet = await screen.findByRole('dialog', {
      name: 'You still have something free to pick',
    });
    expect(within(sheet).getByRole('button', { name: 'Order without it' })).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Add Bread for a feast' }));
    const choices = await within(sheet).findByRole('group', { name: /Bread for a feast/ });
    expect(sheet.contains(document.activeElement)).toBe(true);
    await user.click(within(choices).getByRole('button', { name: 'Bread, free' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bread = await screen.findByRole('article', { name: 'Bread' });
    expect(bread.textContent).toContain('was $3.00Free');
  },
);
