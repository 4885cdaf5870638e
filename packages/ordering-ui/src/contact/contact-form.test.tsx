import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { ContactForm } from './contact-form';

afterEach(cleanup);

test.each([
  ['asked for', false, false, /^Only to text you a receipt/],
  ['needed', true, false, /^In case the restaurant has a question/],
  ['needed by the courier', true, true, /^So your courier can call you/],
])('a phone number that is %s says what for', async (_, isPhoneRequired, isBrought, hint) => {
  await show(isPhoneRequired, isBrought);
  const phone = screen.getByRole('textbox', { name: /^Phone number/ });
  expect(screen.getByText(hint).id).toBe(phone.getAttribute('aria-describedby'));
});

test('the keyboard of a phone leads from field to field and on', async () => {
  await show(false, false);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name.getAttribute('autocapitalize')).toBe('words');
  expect(name.getAttribute('enterkeyhint')).toBe('next');
  const phone = screen.getByRole('textbox', { name: /^Phone number/ });
  expect(phone.getAttribute('enterkeyhint')).toBe('go');
});

async function show(isPhoneRequired: boolean, isBrought: boolean): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant>
        <ContactForm
          name=""
          phone=""
          isPhoneRequired={isPhoneRequired}
          isBrought={isBrought}
          nameError={undefined}
          phoneError={undefined}
          country="US"
          onChange={() => undefined}
          onSubmit={() => undefined}
        >
          {null}
        </ContactForm>
      </InRestaurant>,
    );
  });
}
