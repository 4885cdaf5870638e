import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import {
  haveComeInView,
  openDevice,
  picturesCome,
  PICTURES_DIR,
  withoutNotices,
} from './take-picture';
import type { Spoken } from './spoken';
import type { Texts } from './texts';

const FRAMES_PER_SECOND = 30;
/** Animations stand nearly still and are moved on from frame to frame, so that a busy machine takes every frame. */
const PLAYBACK_RATE = 0.01;
/** Films on the page are played as slowly as Chromium can. */
const VIDEO_RATE = 0.0625;
const QUALITY = 92;
const WAIT_MS = 60_000;
const POLL_MS = 20;
/** How long a finger is shown before it touches. */
const FINGER_SECONDS = 0.3;

/** The steps that follow a tap. */
type After = {
  /** The element that the tap leads to: filming goes on once it is there with its pictures. */
  readonly until?: Locator;
  /** Work to be done before that, and not filmed. */
  readonly meanwhile?: () => Promise<void>;
  readonly seconds?: number;
};

/** Opens a touch device with animations, and without the notices that pictures leave out. */
export async function openFilmDevice(
  browser: Browser,
  device: BrowserContextOptions,
  { locale, texts }: Spoken,
): Promise<Page> {
  const context = { ...device, hasTouch: true, reducedMotion: 'no-preference' } as const;
  const page = await openDevice(browser, context, locale);
  await page.addInitScript(
    ([style, rate]) => {
      addEventListener('DOMContentLoaded', () => {
        const element = document.createElement('style');
        element.textContent = style;
        document.head.append(element);
      });
      document.addEventListener(
        'play',
        ({ target }) => {
          if (target instanceof HTMLMediaElement) target.playbackRate = rate;
        },
        { capture: true },
      );
    },
    [withoutNotices(texts), VIDEO_RATE] as const,
  );
  return page;
}

/** Films a page frame by frame. Only taps, scrolling, typing and holds are filmed: anything between them is cut. */
export class Film {
  readonly #page: Page;
  readonly #folder: string;
  readonly #frames: { readonly file: string; readonly seconds: number }[] = [];
  #camera: CDPSession | null = null;

  constructor(page: Page, name: string, texts: Texts) {
    this.#page = page;
    this.#folder = join(PICTURES_DIR, texts.language, `film-${name}`);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Shows a still for a while. */
  async hold(seconds: number): Promise<void> {
    await picturesCome(this.#page);
    await this.#page.evaluate(finishAnimations);
    this.#push(await this.#shoot(), seconds);
  }

  /** Touches something, and films what comes of it. */
  async tap(target: Locator, { meanwhile, until, seconds = 0.5 }: After = {}): Promise<void> {
    const box = await target.boundingBox();
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    const x = box === null ? -1 : box.x + box.width / 2;
    const y = box === null ? -1 : box.y + box.height / 2;
    if (x < 0 || y < 0 || x > width || y > height)
      throw new Error(`A finger cannot reach ${target.toString()}: scroll to it first.`);
    await this.#showFinger(x, y);
    await this.run(FINGER_SECONDS);
    await this.#page.touchscreen.tap(x, y);
    if (meanwhile) {
      await this.#playAt(1);
      await meanwhile();
      await until?.waitFor();
      await this.#page.evaluate(finishAnimations);
      await this.#playAt(PLAYBACK_RATE);
    }
    if (until) await this.#runUntil(until);
    await picturesCome(this.#page);
    await this.run(seconds);
  }

  /** Scrolls until something is a quarter down its window. */
  async scrollTo(target: Locator, seconds = 0.7): Promise<void> {
    const steps = Math.round(seconds * FRAMES_PER_SECOND);
    const way = await target.evaluateHandle((element) => {
      let scroller = element.parentElement ?? document.documentElement;
      while (
        scroller !== document.documentElement &&
        !(
          scroller.scrollHeight > scroller.clientHeight &&
          /auto|scroll/u.test(getComputedStyle(scroller).overflowY)
        )
      )
        scroller = scroller.parentElement ?? document.documentElement;
      const from = scroller.scrollTop;
      const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
      const distance = element.getBoundingClientRect().top - top - scroller.clientHeight / 4;
      return { scroller, from, distance };
    });
    for (let step = 1; step <= steps; step++) {
      const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      await way.evaluate(({ scroller, from, distance }, part) => {
        scroller.scrollTo({ top: from + distance * part, behavior: 'instant' });
      }, share);
      await this.#takeFrame();
    }
  }

  /** Types a text in a field, as fast as it can be read. */
  async type(field: Locator, text: string, seconds = 1): Promise<void> {
    for (let length = 1; length <= text.length; length++) {
      await field.fill(text.slice(0, length));
      await this.#takeFrame(seconds / text.length);
    }
  }

  /** Films what moves by itself. */
  async run(seconds: number): Promise<void> {
    for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) await this.#takeFrame();
  }

  /** Writes the list of the frames that the encoder reads, and ends the device. */
  async end(): Promise<void> {
    const lines = this.#frames.map(({ file, seconds }) => `file ${file}\nduration ${seconds}`);
    // The last frame's duration counts only when a frame follows.
    const last = this.#frames.at(-1)?.file ?? '';
    writeFileSync(
      join(this.#folder, 'frames.ffconcat'),
      ['ffconcat version 1.0', ...lines, `file ${last}`, ''].join('\n'),
    );
    await this.#page.context().close();
  }

  /** Films on while something moves, and cuts the waiting. */
  async #runUntil(target: Locator): Promise<void> {
    const deadline = Date.now() + WAIT_MS;
    while (!(await target.isVisible())) {
      if (Date.now() > deadline) throw new Error(`${target.toString()} did not come.`);
      if (await this.#page.evaluate(isMoving)) await this.#takeFrame();
      else await sleep(POLL_MS);
    }
  }

  async #takeFrame(seconds = 1 / FRAMES_PER_SECOND): Promise<void> {
    const before = await this.#picturesShown();
    const still = await this.#shoot();
    // A page that has come meanwhile is filmed once its pictures are there.
    if (before !== null && before === (await this.#picturesShown())) this.#push(still, seconds);
    await this.#page.evaluate(moveAnimations, 1000 * seconds);
  }

  /** Names the images of the page; null where one in the window has not come. */
  async #picturesShown(): Promise<string | null> {
    if (!(await this.#page.evaluate(haveComeInView))) return null;
    return this.#page.evaluate(() => [...document.images].map(({ src }) => src).join(' '));
  }

  #push(still: Buffer, seconds: number): void {
    const file = `${String(this.#frames.length).padStart(4, '0')}.jpg`;
    writeFileSync(join(this.#folder, file), still);
    this.#frames.push({ file, seconds });
  }

  async #shoot(): Promise<Buffer> {
    const { data } = await (await this.#openCamera()).send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: QUALITY,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  async #openCamera(): Promise<CDPSession> {
    if (this.#camera) return this.#camera;
    // Nothing is shown as if a mouse were over it.
    await this.#page.mouse.move(0, 0);
    this.#camera = await this.#page.context().newCDPSession(this.#page);
    await this.#camera.send('Animation.enable');
    await this.#playAt(PLAYBACK_RATE);
    return this.#camera;
  }

  async #playAt(playbackRate: number): Promise<void> {
    await this.#camera?.send('Animation.setPlaybackRate', { playbackRate });
  }

  async #showFinger(x: number, y: number): Promise<void> {
    await this.#page.evaluate(
      ([left, top]) => {
        const size = Math.max(36, innerWidth / 16);
        const finger = document.createElement('div');
        // In the top layer: above every dialog.
        finger.popover = 'manual';
        Object.assign(finger.style, {
          position: 'fixed',
          inset: 'auto',
          left: `${left - size / 2}px`,
          top: `${top - size / 2}px`,
          width: `${size}px`,
          height: `${size}px`,
          margin: '0',
          padding: '0',
          border: `${size / 18}px solid rgb(255 255 255 / 80%)`,
          borderRadius: '50%',
          background: 'rgb(20 20 30 / 40%)',
          pointerEvents: 'none',
        });
        document.documentElement.append(finger);
        finger.showPopover();
        const keyframes = [
          { opacity: 0, transform: 'scale(1.6)' },
          { opacity: 1, transform: 'scale(1)', offset: 0.35 },
          { opacity: 1, transform: 'scale(0.85)', offset: 0.65 },
          { opacity: 0, transform: 'scale(1.2)' },
        ];
        const shown = finger.animate(keyframes, { duration: 450, fill: 'both' });
        void shown.finished.then(() => finger.remove());
      },
      [x, y] as const,
    );
  }
}

/** Tells in the page whether something moves that comes to an end. */
function isMoving(): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    const end = effect?.getComputedTiming().endTime;
    return (playState === 'running' || playState === 'paused') && end !== Number.POSITIVE_INFINITY;
  });
}

/** Ends in the page what moves and comes to an end. */
function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
}

/** Moves every animation of the page on, in the page. */
async function moveAnimations(ms: number): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline || animation.playState === 'finished') continue;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const time = Number(animation.currentTime ?? 0) + ms;
    animation.pause();
    if (time < end) animation.currentTime = time;
    else animation.finish();
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
