import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Has staff say that a reader of the six brands stands at the kiosk, which is at its first page before and after. */
export async function giveReader(user: UserEvent, label: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  fireEvent.pointerDown(await screen.findByTestId('logo'));
  await screen.findByRole('heading', { name: 'Kiosk setup' }, { timeout: 10_000 });
  for (const digit of '4160') await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const row = (await screen.findByText(label)).closest('li');
  if (row === null) throw new Error('The reader is in no list.');
  await user.click(within(row).getByRole('button', { name: 'Use here' }));
  await within(row).findByRole('button', { name: 'Give back' });
  await user.click(screen.getByRole('button', { name: 'Back to the guests' }));
}
