import type { Page } from '@playwright/test';
import { violationsOf } from '../support/check-screen';
import { CORE } from '../tags';
import { expect, test } from '../test';

const FIELDS = {
  Email: 'owner@bistro.example',
  Name: 'Ana Maria Silva',
  Title: 'Owner',
  Phone: '+1 416 555 0134',
  'Zip Code': 'M5V 2T6',
  Country: 'Canada',
  Message: 'I would like to see my menu in it.',
} as const;

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

function fault(page: Page, label: string) {
  return page.getByLabel(label).getAttribute('aria-invalid');
}

test('an owner writes to us: what is missing is said beside its field, and the message arrives', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email cannot be empty.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email cannot be empty.');
  expect(await violationsOf(page), 'the form with faults').toEqual([]);

  await fill(page, { ...FIELDS, Email: 'owner at bistro' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  expect(await fault(page, 'Name')).toBe('false');

  await fill(page, FIELDS);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/contact/complete');
  await expect(page.getByText('Thank you for your submission.')).toBeVisible();
  expect(await violationsOf(page), 'the thanks').toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form comes back with what was typed, and then arrives',
    CORE,
    async ({ page, watch }) => {
      watch.allow(/status of 422/u);
      await page.goto('/contact');
      await fill(page, { ...FIELDS, Email: 'owner at bistro', Country: '' });
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toHaveText(/was not sent/u);
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      );
      await expect(page.getByLabel('Country')).toHaveAccessibleDescription(
        'Country cannot be empty.',
      );
      await expect(page.getByLabel('Name')).toHaveValue(FIELDS.Name);
      await expect(page.getByLabel('Message')).toHaveValue(FIELDS.Message);

      await fill(page, FIELDS);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL('/contact/complete');
      await expect(page.getByText('Thank you for your submission.')).toBeVisible();
    },
  );
});
