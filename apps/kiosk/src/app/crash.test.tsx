import { setPauseScale } from '@comanda/ordering';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearSectionFault, reportSectionFault } from '#shared/section-fault';
import { changeVisit } from '#shared/visit';
import { openKiosk, setNetwork } from '../testing/open-kiosk';
import { pair } from '../testing/steps';

/** A number that no page can draw. */
const BROKEN = { order_number: { of: 'nothing' } as unknown as string, shown_total: 0 };

test('a page that breaks is reported, and the kiosk starts again with the next guest', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('The dish is not on the page.');
  await user.click(add);

  const reported = setNetwork('up')('/devices/report');
  changeVisit({ late: BROKEN });
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  expect(
    await screen.findByRole('heading', { name: 'Sorry, something went wrong :(' }),
  ).toBeTruthy();
  expect(await reported).toContain('"crash"');
  await user.click(screen.getByRole('button', { name: 'Start again now' }));
  await screen.findByRole('button', { name: 'Take away' });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
}, 90_000);

test('a guest who cannot be seated is led to a kiosk that is out of order', async () => {
  setPauseScale(1);
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await screen.findByRole('heading', { name: 'What are you hungry for?' });
  await act(async () => reportSectionFault());
  await screen.findByRole('heading', { name: 'Sorry, this kiosk is out of order.' });
  expect(location.pathname).toBe('/kiosk/maintenance');
  await act(async () => clearSectionFault());
  await screen.findByRole('button', { name: 'Take away' });
}, 90_000);
