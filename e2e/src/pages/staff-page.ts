import type { Locator, Page } from '@playwright/test';
import type { Watch } from '../support/watch-pages';
import type { Texts } from '../support/texts';

const PIN = '2468';
/** A board that nobody has signed in to yet, and a browser that plays nothing before a tap. */
const BEFORE_SIGN_IN = [
  /status of 401.*\/api\/(?:staff\/(?:session|signIn)|devices\/self)/u,
  /AudioContext was not allowed to start/u,
] as const;

/** The app of the restaurant's staff on one device. */
export class StaffPage {
  readonly page: Page;
  readonly texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.texts = texts;
  }

  /** Allows the complaints that a browser has before the sign-in. */
  static allow(watch: Watch): void {
    for (const pattern of BEFORE_SIGN_IN) watch.allow(pattern);
  }

  async open(endpoint: string, path = '/staff'): Promise<void> {
    await this.page.goto(`${path}?restaurant=${endpoint}`);
  }

  async typePin(pin = PIN): Promise<void> {
    const pad = this.page.getByRole('group', { name: this.texts.t('staff.sign_in.pin') });
    for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
    await this.page.getByRole('button', { name: this.texts.t('staff.sign_in.submit') }).click();
  }

  async signIn(endpoint: string): Promise<void> {
    await this.open(endpoint);
    await this.typePin();
    await this.title.waitFor({ state: 'attached' });
  }

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.texts.t('staff.board.title') });
  }

  lane(lane: 'new' | 'preparing' | 'ready'): Locator {
    return this.page.getByRole('region', { name: this.texts.t(`staff.board.lane.${lane}`) });
  }

  ticket(number: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('article', { name: this.texts.t('staff.ticket.order', { number }) });
  }

  act(
    name: 'accept' | 'start' | 'ready' | 'served' | 'picked_up' | 'handed_over',
    number: string,
  ): Locator {
    const act = this.texts.t(`staff.act.${name}`);
    return this.page.getByRole('button', { name: this.texts.t('staff.act.on', { act, number }) });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('common.undo') });
  }

  goTo(
    name:
      | 'board'
      | 'payment'
      | 'tables'
      | 'calls'
      | 'stock'
      | 'deliveries'
      | 'day'
      | 'history'
      | 'devices',
  ): Locator {
    return this.page
      .getByRole('navigation', { name: this.texts.t('staff.nav.label') })
      .getByRole('link', { name: this.texts.startOf(this.texts.t(`staff.nav.${name}`)) });
  }
}
