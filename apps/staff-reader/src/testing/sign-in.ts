import { screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';

/** The PIN of the counter’s staff. */
export const COUNTER_PIN = '471128';

/** Types a PIN on the page that asks for it. */
export async function signIn(pin: string): Promise<UserEvent> {
  const user = userEvent.setup();
  for (const digit of pin) await user.click(await screen.findByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}
