import { CONTACT_TRAP_FIELD, MAX_CONTACT_LENGTHS } from '@comanda/contracts';
import { expect, test } from 'vitest';
import template from '../../index.html?raw';
import { drawContact } from '../pages';
import { CONTACT_SCRIPT, parse } from '../testing/draw-site';
import type { ContactState } from './contact';
import { faultText } from './fault-text';
import { CONTACT_FIELDS, findFaults } from './fields';

const typed = { email: 'owner at home', name: 'Ana & Co', title: '', phone: '1' };

async function draw(state: ContactState, language: 'en' | 'fr' = 'en') {
  return parse(await drawContact({ template, contactScript: CONTACT_SCRIPT }, language, state));
}

test('a form that was refused comes back with what was typed, and each fault beside its field', async () => {
  const faults = findFaults(typed);
  const document = await draw({ typed, faults });

  expect(document.querySelector('[role="alert"]')?.textContent).toContain('was not sent');
  const shown = CONTACT_FIELDS.map((field) => {
    const control = document.querySelector(`[name="${field}"]`);
    const fault = document.querySelector(`#${control?.getAttribute('aria-describedby')}`);
    return [field, control?.getAttribute('aria-invalid'), fault?.textContent];
  });
  expect(shown).toEqual([
    ['email', 'true', 'Please enter a valid email address.'],
    ['name', 'false', ''],
    ['title', 'true', 'Title cannot be empty.'],
    ['phone', 'false', ''],
    ['zip_code', 'true', 'Zip Code cannot be empty.'],
    ['country', 'true', 'Country cannot be empty.'],
    ['message', 'true', 'Message cannot be empty.'],
  ]);
  expect(document.querySelector('[name="name"]')?.getAttribute('value')).toBe('Ana & Co');
});

test('too many messages are refused in the language of the form', async () => {
  const document = await draw({ typed, isLimited: true }, 'fr');
  expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/heure/u);
  expect(document.querySelector('[name="language"]')?.getAttribute('value')).toBe('fr');
});

test.each([
  ['title', 'empty', 'Title cannot be empty.'],
  ['email', 'email_invalid', 'Please enter a valid email address.'],
  ['zip_code', 'too_long', 'At most 30 characters.'],
] as const)('the script words a fault of %s as the server does: %s', async (field, fault, text) => {
  const form = (await draw({})).querySelector('#contact-form');
  const control = { id: field, name: field };
  expect(faultText(form as unknown as HTMLFormElement, control, fault)).toBe(text); // happy-dom's
  const drawn = await draw({ faults: { [field]: fault } });
  expect(drawn.querySelector(`#${field}-fault`)?.textContent).toBe(text);
});

test('a line break counts as one character', () => {
  const message = `${'x'.repeat(2499)}\r\n${'y'.repeat(2500)}`;
  expect(findFaults({ message }).message).toBeUndefined();
  expect(findFaults({ message: `${message}z` }).message).toBe('too_long');
});

test('the limits of the fields are those of the wire, and the trap is no field for people', async () => {
  const document = await draw({});
  for (const field of CONTACT_FIELDS) {
    const control = document.querySelector(`[name="${field}"]`);
    expect(control?.getAttribute('maxlength')).toBe(String(MAX_CONTACT_LENGTHS[field]));
    expect(document.querySelector(`label[for="${field}"]`)).not.toBeNull();
  }
  const trap = document.querySelector(`[name="${CONTACT_TRAP_FIELD}"]`);
  expect(trap?.getAttribute('tabindex')).toBe('-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
});
