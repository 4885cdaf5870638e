import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../support/texts';

const SECOND_MS = 1000;
/** A clock can only be stopped at a moment that is still to come, also on a busy machine. */
const PAUSE_AFTER_MS = 2000;
const IDLE_SECONDS = 60;
/** The display begins one above the ten seconds of the setting. */
const SHOWN_FIRST = 11;

/** The question whether a guest is still there, on a page whose clock the test has installed. */
export class AwayPrompt {
  readonly dialog: Locator;
  readonly goOn: Locator;

  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    const { t } = texts;
    this.dialog = page.getByRole('alertdialog', { name: t('kiosk.away.title') });
    this.goOn = this.dialog.getByRole('button', { name: t('kiosk.away.continue') });
  }

  /** Lets a minute pass after a last touch, and stops the clock at the first second of the countdown. */
  async wait(): Promise<void> {
    await this.stopClock();
    await this.#page.evaluate(() => document.body.dispatchEvent(new WheelEvent('wheel')));
    await this.pass(IDLE_SECONDS - 1);
    await expect(this.dialog).toBeHidden();
    await this.pass(1);
    await expect(this.dialog).toContainText(this.#left(SHOWN_FIRST));
  }

  /** Answers that the guest is still there. */
  async answer(): Promise<void> {
    await this.#page.clock.resume();
    await this.goOn.click();
    await expect(this.dialog).toBeHidden();
  }

  /** Lets the countdown come to its end. */
  async runOut(): Promise<void> {
    await this.pass(SHOWN_FIRST - 1);
    await expect(this.dialog).toContainText(this.#left(1));
    await this.pass(1);
    await this.#page.clock.resume();
  }

  /** Stops the clock of the page, so that only `pass` moves it. */
  async stopClock(): Promise<void> {
    const now = await this.#page.evaluate(() => Date.now());
    await this.#page.clock.pauseAt(now + PAUSE_AFTER_MS);
  }

  async pass(seconds: number): Promise<void> {
    await this.#page.clock.runFor(seconds * SECOND_MS);
  }

  #left(count: number): string {
    return this.#texts.t('kiosk.away.body', { count });
  }
}
