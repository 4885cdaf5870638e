import type { Page } from '@playwright/test';
import type { Texts } from '../support/texts';

/** The window of an upright kiosk. */
export const KIOSK_SCREEN = {
  viewport: { width: 1080, height: 1920 },
  isMobile: false,
  deviceScaleFactor: 1,
};

/** The controls that a guest of a kiosk can touch, on each of its pages. */
export class KioskPage {
  readonly eatHere;
  readonly takeAway;
  readonly back;
  readonly checkout;
  readonly goOnWithout;
  readonly pay;
  readonly noTip;
  readonly noName;
  readonly counter;
  readonly number;
  readonly done;
  readonly startOver;
  readonly leaveSetup;
  readonly cancel;

  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    const { t } = texts;
    this.eatHere = this.button(t('kiosk.start.eat_here'));
    this.takeAway = this.button(t('kiosk.start.take_away'));
    this.back = this.button(t('common.back'));
    this.checkout = this.button(t('kiosk.browse.checkout'));
    this.goOnWithout = this.button(t('kiosk.upsell.skip'));
    this.pay = page.getByRole('button', { name: /^Pay \$/u });
    this.noTip = this.button(t('kiosk.tip.none'));
    this.noName = this.button(t('kiosk.name.skip'));
    this.counter = page.getByRole('button', { name: t('kiosk.pay.counter') });
    this.number = page.getByText(/^[2-9A-HJ-NP-Z]{4}$/u);
    this.done = this.button(t('kiosk.complete.done'));
    this.leaveSetup = this.button(t('kiosk.setup.done'));
    this.cancel = this.button(t('common.cancel'));
    this.startOver = this.button(t('kiosk.header.start_over'));
  }

  /** Opens the first page of a restaurant's kiosk and pairs it, as a technician does once. */
  async pair(endpoint: string, setup_code: string): Promise<void> {
    await this.pairOnly(endpoint, setup_code);
    await this.takeAway.waitFor();
  }

  /** The same where it may be out of order afterwards. */
  async pairOnly(endpoint: string, setup_code: string): Promise<void> {
    const { t } = this.#texts;
    await this.#page.goto(`/${endpoint}.kiosk`);
    await this.#page.getByRole('textbox', { name: t('kiosk.pairing.code') }).fill(setup_code);
    await this.button(t('kiosk.pairing.submit')).click();
  }

  /** Presses the logo for as long as it takes, and enters the PIN of the staff. */
  async openSetup(pin: string): Promise<void> {
    const { t } = this.#texts;
    const logo = this.#page.getByTestId('logo');
    await logo.dispatchEvent('pointerdown');
    await this.#page.getByRole('heading', { name: t('kiosk.setup.title') }).waitFor();
    for (const digit of pin) await this.button(digit).click();
    await this.button(t('kiosk.setup.open')).click();
  }

  /** Says that a reader stands at this kiosk; one that stood at another kiosk is taken from there. */
  async giveReader(label: string): Promise<void> {
    const { t } = this.#texts;
    const row = this.#page.getByRole('listitem').filter({ hasText: label });
    await row.getByRole('button', { name: t('kiosk.setup.take') }).click();
    const own = row.getByRole('button', { name: t('kiosk.setup.give_back') });
    const question = this.#page.getByRole('alertdialog');
    await own.or(question).first().waitFor();
    if (await question.isVisible())
      await question.getByRole('button', { name: t('kiosk.setup.take') }).click();
    await own.waitFor();
  }

  brand(name: string) {
    return this.#page.getByRole('main').getByRole('link', { name, exact: true });
  }

  add(name: string) {
    return this.button(this.#texts.t('item.add_named', { name }));
  }

  private button(name: string) {
    return this.#page.getByRole('button', { name, exact: true });
  }
}
