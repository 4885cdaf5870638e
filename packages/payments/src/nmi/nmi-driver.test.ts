import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardState, MountedCard } from '../index';
import { createPlaces, mountOptions } from '../testing/mount-options';
import { type ScriptServer, serveScript } from '../testing/serve-script';
import type { CollectOptions } from './collect-js';
import { nmiDriver } from './nmi-driver';

/** Collect.js as its documentation has it: it keeps what it is configured with, and counts what it is asked. */
const COLLECT = `globalThis.CollectJS = {
  key: document.querySelector('script[data-tokenization-key]').dataset.tokenizationKey,
  requests: 0,
  configure(options) {
    this.options = options;
    for (const { selector, title } of Object.values(options.fields)) {
      const frame = document.createElement('span');
      frame.title = title;
      document.querySelector(selector).append(frame);
    }
    options.fieldsAvailableCallback();
  },
  startPaymentRequest() { this.requests += 1; },
};`;

type FakeCollect = {
  readonly key: string;
  readonly requests: number;
  readonly options: CollectOptions;
};

let server: ScriptServer;
beforeAll(async () => {
  server = await serveScript(COLLECT);
});
afterAll(() => server.close());

let places: ReturnType<typeof createPlaces>;
beforeEach(() => {
  server.setBroken(false);
  places = createPlaces();
});

function collect(): FakeCollect {
  return (globalThis as unknown as { CollectJS: FakeCollect }).CollectJS; // what the script above defines
}

function optionsFor(publishable_key: string) {
  return mountOptions({
    processor: {
      publishable_key,
      account_id: null,
      script_url: server.url,
      has_apple_pay: false,
    },
  });
}

async function mount(key = 'public_a'): Promise<MountedCard> {
  const mounted = await nmiDriver.mount(places, optionsFor(key));
  if (!mounted.ok) throw new Error(mounted.error.reason);
  return mounted.value;
}

const input = { return_url: 'https://order.example/pay' };

describe('mounting', () => {
  test('puts a frame into each field, named in the guest’s language, for the restaurant’s key', async () => {
    await mount();
    expect(collect().key).toBe('public_a');
    expect(collect().options).toMatchObject({
      variant: 'inline',
      price: '21.78',
      currency: 'CAD',
      country: 'CA',
      fields: { ccnumber: { title: 'Numéro de carte' }, cvv: { display: 'show' } },
    });
    for (const place of Object.values(places.fields)) {
      expect(place.querySelectorAll('[title]')).toHaveLength(1);
    }
  });

  test('another restaurant’s key has the script read anew', async () => {
    await mount('public_a');
    await mount('public_b');
    expect(collect().key).toBe('public_b');
    expect(document.querySelectorAll('script[data-tokenization-key]')).toHaveLength(1);
  });

  test('a script that cannot be had is told, and can be had later', async () => {
    server.setBroken(true);
    expect(await nmiDriver.mount(places, optionsFor('public_c'))).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'script_not_loaded' },
    });
    server.setBroken(false);
    await mount('public_c');
    expect(collect().key).toBe('public_c');
  });

  test('leaves no frame behind', async () => {
    (await mount()).unmount();
    expect(document.querySelectorAll('[title]')).toHaveLength(0);
  });
});

describe('paying', () => {
  test('gives the token, once', async () => {
    const card = await mount();
    const paying = card.confirm(input);
    collect().options.callback({ token: 'a-token' });
    collect().options.callback({ token: 'a-second-token' });
    expect(await paying).toEqual({
      kind: 'tokenized',
      payment_method: 'CARD',
      token: 'a-token',
    });
  });

  test('what is incomplete is known at once, field by field', async () => {
    const card = await mount();
    const states: CardState[] = [];
    card.onChange((state) => states.push(state));
    const paying = card.confirm(input);
    collect().options.validationCallback('ccnumber', true, 'Success');
    collect().options.validationCallback('ccexp', false, 'Field is empty');
    collect().options.validationCallback('cvv', false, 'CVV must be 3 or 4 digits');
    expect(await paying).toEqual({ kind: 'incomplete' });
    expect(states.at(-1)).toMatchObject({
      complete: false,
      empty: false,
      faults: { expiry: 'empty', cvv: 'invalid' },
    });
    collect().options.validationCallback('ccexp', true, 'Success');
    collect().options.validationCallback('cvv', true, 'Success');
    expect(states.at(-1)).toMatchObject({ complete: true, faults: {} });
  });

  test('no token in time is no payment, and leaves the form to try again', async () => {
    const card = await mount();
    vi.useFakeTimers();
    const paying = card.confirm(input);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await paying).toMatchObject({ kind: 'declined', code: 'tokenization_timeout' });
    const again = card.confirm(input);
    collect().options.callback({ token: 'a-token' });
    expect(await again).toMatchObject({ kind: 'tokenized' });
    expect(collect().requests).toBeGreaterThanOrEqual(2);
  });
});
