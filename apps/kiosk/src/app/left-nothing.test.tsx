import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cachedAnswers, openKiosk } from '../testing/open-kiosk';
import { pair } from '../testing/steps';

const NAME = 'Zebulon';
const NOTE = 'no onions for the penguin';
const PHONE_DIGITS = '4168652178';

test('of a guest with a name, a note and a phone number nothing is left on the kiosk', async () => {
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'Corner Fridge' }));
  await user.click(await screen.findByRole('button', { name: 'Add Cola' }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await user.type(await screen.findByRole('textbox', { name: /instructions|note/i }), NOTE);
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  const asked = await screen.findByRole('dialog', { name: 'What name shall we call?' });
  await user.type(within(asked).getByRole('textbox', { name: 'First name' }), NAME);
  await user.click(within(asked).getByRole('button', { name: 'Continue' }));
  const number = (await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).textContent;
  await screen.findByText(new RegExp(`We’ll call ${NAME}`));
  for (const digit of PHONE_DIGITS) await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Order complete\./);
  expect(leftovers()).toContain(NAME);

  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Take away' });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  const left = leftovers();
  const found = [NAME, NOTE, PHONE_DIGITS, number, 'guest_id', 'Cola'].filter((each) =>
    left.includes(each),
  );
  expect(found).toEqual([]);
}, 90_000);

/** Everything of guests that the page, its storages, its history and its answers hold. */
function leftovers(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((each) => each.outerHTML);
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
  const state = JSON.stringify(history.state);
  return [document.body.textContent, location.href, state, cachedAnswers(), ...fields, ...stored]
    .join('\n')
    .replaceAll(/"menus"[^\n]*/g, '');
}
