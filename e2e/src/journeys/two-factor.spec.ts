import type { Locator, Page } from '@playwright/test';
import { ADA } from '../pages/contact-page';
import { checkScreen } from '../support/check-screen';
import { addCookie, COOKIE, payWith } from '../support/steps';
import type { Texts } from '../support/texts';
import { lastTextTo } from '../support/texts-sent';
import { expect, test } from '../test';
import { CORE } from '../tags';

// Numbers of their own: one is texted once a minute, whatever the restaurant.
const FIRST = { typed: '718 555 0161', e164: '+17185550161' };
const SECOND = { typed: '718 555 0162', e164: '+17185550162' };

test(
  'a number is shown to be one’s own before paying: no wrong code, no second text at once',
  CORE,
  async ({
    page,
    screens: { menu, cart, contact, payment, complete },
    screens,
    texts,
    openVariant,
    product,
    watch,
  }) => {
    watch.allow(/status of 4(?:22|29)/u);
    const { t, startOf } = texts;
    const restaurant = await openVariant({ restaurant: { is_phone_verification_required: true } });
    await addCookie({ page, screens, restaurant });
    await menu.cartBar.click();
    await cart.checkout.click();
    await contact.fill({ ...ADA, phone: FIRST.typed });
    const code = codeField(page, texts);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toBeFocused();
    await checkScreen(page, 'the code');
    const text = await lastTextTo(product.sandboxUrl, FIRST.e164);
    // A phone offers to fill in what a text of this form says.
    expect(text).toMatch(/\n@localhost #\d{6}$/u);

    const sent = text.slice(-6);
    await code.fill(sent === '000000' ? '111111' : '000000');
    await expect(page.getByText(t('table.twofa.wrong'))).toBeVisible();
    await page.getByRole('button', { name: t('table.twofa.resend') }).click();
    const [wait = ''] = t('table.twofa.wait', { count: 0 }).split('0');
    await expect(contact.notifications).toContainText(startOf(wait));
    expect(await lastTextTo(product.sandboxUrl, FIRST.e164)).toBe(text);

    await code.fill(sent);
    await payment.cardNumber.waitFor();
    const { total_with_tip_and_tax: total } = await restaurant.totalsOf([
      { dish: restaurant.dish(COOKIE) },
    ]);
    await payWith(screens, total);
    await expect(complete.ticket).toBeVisible();
  },
);

test('a restaurant begins to ask for it while a guest is on the way: told, shown, and paid', async ({
  page,
  screens: { menu, cart, contact, payment },
  screens,
  texts,
  openVariant,
  product,
  watch,
}) => {
  watch.allow(/status of 4\d\d|ERR_FAILED/u);
  // This phone hears nothing of what changes.
  await page.route('**/api/events**', (route) => route.abort());
  const restaurant = await openVariant();
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await cart.checkout.click();
  await contact.name.fill(ADA.name);
  await restaurant.change({ restaurant: { is_phone_verification_required: true } });
  await contact.fill({ ...ADA, phone: SECOND.typed });
  await expect(page.getByText(texts.t('error.phone_unverified'))).toBeVisible();
  await page.getByRole('button', { name: texts.t('checkout.items_changed.review') }).click();
  await expect(contact.phone).toHaveValue(/555/u);
  await contact.goOn.click();
  const code = codeField(page, texts);
  await code.waitFor();
  await code.fill((await lastTextTo(product.sandboxUrl, SECOND.e164)).slice(-6));
  await expect(payment.cardNumber).toBeVisible();
});

function codeField(page: Page, { t }: Texts): Locator {
  return page.getByRole('textbox', { name: t('table.twofa.code_label') });
}
