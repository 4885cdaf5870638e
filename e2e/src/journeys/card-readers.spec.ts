import type { TerminalVendor } from '@comanda/contracts';
import type { Page } from '@playwright/test';
import { ReaderInHand, ReaderKiosk } from '../pages/reader-kiosk';
import type { Kiosk } from '../support/kiosk';
import { watchTaken } from '../support/processors';
import type { Texts } from '../support/texts';
import { expect, test } from '../test';
import { CORE } from '../tags';
import { CHARGED } from '../support/invariants';

const READERS = {
  STRIPE: { id: 'tmr_SandboxKiosk', label: 'Kiosk 1' },
  NUVEI: { id: '221921800001', label: 'Kiosk 2' },
} as const;
const VENDORS = ['STRIPE', 'NUVEI'] as const;
const NUMBER = /^[2-9A-HJ-NP-Z]{4}$/u;

type Beside = {
  readonly page: Page;
  readonly kiosk: Kiosk;
  readonly texts: Texts;
  readonly sandboxUrl: string;
};

/** A kiosk whose reader is connected, and that reader in the guest's hand. */
async function standBeside(vendor: TerminalVendor, { page, kiosk, texts, sandboxUrl }: Beside) {
  const { id, label } = READERS[vendor];
  const hand = new ReaderInHand(await page.context().newPage());
  await hand.open(sandboxUrl, id);
  const screen = new ReaderKiosk(page);
  await kiosk.show(page, vendor, texts);
  await screen.reader(label).click();
  await expect(screen.status).toHaveText('READY');
  return { screen, hand, taken: await watchTaken(sandboxUrl) };
}

for (const vendor of VENDORS) {
  test.describe(`a reader of ${vendor}`, () => {
    test(
      'declines a card in the bank’s words, takes another, and the next guest’s',
      vendor === 'STRIPE' ? CORE : {},
      async ({ page, kiosk, texts, product: { sandboxUrl } }) => {
        const { screen, hand, taken } = await standBeside(vendor, {
          page,
          kiosk,
          texts,
          sandboxUrl,
        });
        await screen.button('Pay').click();
        await expect(screen.status).toHaveText('PROCESSING');
        await hand.present('Tap a card that is declined');
        await expect(screen.status).toHaveText('FAILED');
        await expect(screen.message).toHaveText(/declined/iu);
        expect(await taken(), CHARGED).toEqual([]);

        await screen.button('Pay').click();
        await hand.present('Tap');
        await expect(screen.status).toHaveText('COMPLETE');
        await expect(screen.orderNumber).toHaveText(NUMBER);
        const first = (await screen.orderNumber.textContent()) ?? '';
        await screen.button('Next guest').click();
        await expect(screen.status).toHaveText('READY');

        await screen.button('Pay').click();
        await hand.present('Insert', 'Mastercard');
        await expect(screen.orderNumber).toHaveText(NUMBER);
        await expect(screen.orderNumber).not.toHaveText(first);
        expect(await taken(), CHARGED).toEqual([kiosk.total, kiosk.total]);
      },
    );

    test('is cancelled on the kiosk and on itself, and nothing is taken', async ({
      page,
      kiosk,
      texts,
      product: { sandboxUrl },
    }) => {
      const { screen, hand, taken } = await standBeside(vendor, { page, kiosk, texts, sandboxUrl });
      for (const who of ['kiosk', 'reader'] as const) {
        await screen.button('Pay').click();
        await expect(hand.screen).toContainText('Tap or insert card');
        await expect(screen.message).toBeEmpty();
        if (who === 'kiosk') await screen.button('Cancel').click();
        else await hand.cancel();
        await expect(screen.message).toHaveText(texts.t('reader.cancelled'));
        await expect(screen.status).toHaveText('READY');
        await expect(hand.screen).toContainText('Cancelled');
      }
      expect(await taken(), CHARGED).toEqual([]);
    });

    test('is told to be away when its plug is pulled, and comes back by itself', async ({
      page,
      kiosk,
      texts,
      product: { sandboxUrl },
    }) => {
      await page.clock.install();
      const { screen, hand, taken } = await standBeside(vendor, { page, kiosk, texts, sandboxUrl });
      // A reader of Stripe's says itself that it is gone; of the others the list tells, every ten seconds.
      const wait_ms = vendor === 'STRIPE' ? 30_000 : 10_000;
      await hand.pullPlug();
      if (vendor === 'NUVEI') await page.clock.fastForward(wait_ms);
      await expect(screen.message).toHaveText(texts.t('reader.disconnected'));
      await expect(screen.status).toHaveText('DEFAULT');
      await screen.button('Pay').click();
      await expect(screen.message).toHaveText(texts.t('reader.no_reader'));

      await standStill(page);
      await passUntilLooked(page, vendor, wait_ms);
      await hand.plugIn();
      await page.clock.fastForward(wait_ms - 1_000);
      await expect(screen.status).toHaveText('DEFAULT');
      await passUntilLooked(page, vendor, 1_000);
      await expect(screen.status).toHaveText('READY');
      await expect(screen.message).toBeEmpty();
      await page.clock.resume();
      await screen.button('Pay').click();
      await hand.present('Tap');
      await expect(screen.orderNumber).not.toBeEmpty();
      expect(await taken(), CHARGED).toEqual([kiosk.total]);
    });
  });
}

test('Interac has taken the money when the reader is done: nothing is captured', async ({
  page,
  kiosk,
  texts,
  product: { sandboxUrl },
}) => {
  const captures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/terminal/capturePayment')) captures.push(request.url());
  });
  const { screen, hand, taken } = await standBeside('STRIPE', { page, kiosk, texts, sandboxUrl });
  await screen.button('Pay').click();
  await hand.present('Insert', 'Interac (Canada)');
  await expect(screen.orderNumber).not.toBeEmpty();
  expect(captures).toEqual([]);
  expect(await taken(), CHARGED).toEqual([kiosk.total]);
});

test('Nuvei’s terminals say beforehand that they take no American Express, and take another card', async ({
  page,
  kiosk,
  texts,
  product: { sandboxUrl },
}) => {
  const { screen, hand, taken } = await standBeside('NUVEI', { page, kiosk, texts, sandboxUrl });
  const notice = texts.t('reader.amex_not_supported');
  await expect(screen.notice).toHaveText(notice);
  await screen.button('Pay').click();
  await hand.present('Tap', 'American Express');
  await expect(screen.message).toHaveText(notice);
  await expect(screen.status).toHaveText('FAILED');
  await screen.button('Pay').click();
  await hand.present('Tap');
  await expect(screen.orderNumber).not.toBeEmpty();
  expect(await taken(), CHARGED).toEqual([kiosk.total]);
});

test('a vendor that this page does not know is told, and nothing is asked of any reader', async ({
  page,
  kiosk,
  texts,
}) => {
  const screen = new ReaderKiosk(page);
  await kiosk.show(page, 'VERIFONE', texts);
  await expect(screen.message).toHaveText(texts.t('reader.invalid_vendor'));
  await expect(screen.status).toBeEmpty();
});

/** From now on the page's time passes only when it is let: how long the reader's plug takes does not count. */
async function standStill(page: Page): Promise<void> {
  const now_ms = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now_ms + 5_000);
}

/** Lets so much of the page's time pass, until it has looked for its reader once more. */
async function passUntilLooked(page: Page, vendor: TerminalVendor, ms: number): Promise<void> {
  const asked = vendor === 'STRIPE' ? /\/stripe\/terminal\/connect$/u : /\/terminal\/[^/]+\/list$/u;
  const looked = page.waitForResponse((reply) => asked.test(reply.url()));
  await page.clock.fastForward(ms);
  await looked;
}
