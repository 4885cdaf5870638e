import { screen, within } from '@testing-library/react';
import { openKiosk } from './open-kiosk';
import { placeReaders } from './place-readers';
import { openSetup, pair, readerRow, type User } from './steps';

/** Opens the settings of a kiosk of the six brands. All readers are at the counter. */
export async function openSetupOfBrands(): Promise<User> {
  await placeReaders(null);
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  await openSetup(user, 'backlot');
  return user;
}

/** Takes a reader for this kiosk, in its settings. */
export async function giveReader(user: User, label: string): Promise<void> {
  const row = await readerRow(label);
  await user.click(within(row).getByRole('button', { name: 'Use here' }));
  await within(row).findByRole('button', { name: 'Give back' });
}

/** Opens a kiosk of the six brands at which a reader stands. */
export async function openKioskWithReader(label: string): Promise<User> {
  const user = await openSetupOfBrands();
  await giveReader(user, label);
  await user.click(screen.getByRole('button', { name: 'Back to the guests' }));
  return user;
}
