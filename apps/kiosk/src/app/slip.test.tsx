import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeDeviceSettings } from '#shared/device-settings';
import { openKiosk } from '../testing/open-kiosk';
import { orderDrink, pair } from '../testing/steps';

afterEach(() => changeDeviceSettings({ has_printer: false }));

test('a slip is printed by a tap, and the second one says COPY', async () => {
  const papers: string[] = [];
  vi.stubGlobal('print', () => papers.push(document.querySelector('section')?.textContent ?? ''));
  changeDeviceSettings({ has_printer: true });
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await user.click(await orderDrink(user));
  const number = (await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).textContent ?? '';
  await screen.findByText(/at the counter\.$/);
  expect(papers).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Print a slip' }));
  await waitFor(() => expect(papers).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Print a slip' }));
  await waitFor(() => expect(papers).toHaveLength(2));
  expect(papers).toEqual([
    expect.stringContaining(number),
    expect.stringMatching(new RegExp(`COPY.*${number}`)),
  ]);
  expect(papers[0]).not.toContain('COPY');
}, 90_000);
