import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';
import { tablePaths } from './table-paths';

test('who has called a waiter reads what they asked for', async () => {
  const user = await openApp('/table/A5TH?restaurant=lantern-house');
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await screen.findByRole('heading', { level: 1, name: 'The Lantern House' });
  history.pushState(null, '', tablePaths('lantern-house').callWaiter);
  dispatchEvent(new PopStateEvent('popstate'));
  await user.type(await screen.findByRole('textbox', { name: /^Something else/ }), 'A high chair');
  await user.click(screen.getByRole('button', { name: 'Call' }));
  expect(await screen.findByText('Your request: A high chair')).toBeTruthy();
});
