import { describe, expect, test } from 'vitest';
import { createBreakers, FAILURES, PROBE_AFTER_MS, WITHIN_MS } from './breaker';

/** Breakers on a clock of the test's own, with calls that end as they are told to. */
function start() {
  const time = { ms: 1_000_000 };
  const told: string[] = [];
  const breakers = createBreakers({
    clock: { now: () => new Date(time.ms) },
    log: {
      error: (_what: object, message: string) => void told.push(message),
      warn: (_what: object, message: string) => void told.push(message),
    } as Parameters<typeof createBreakers>[0]['log'], // the two that it writes with
  });
  const made = { calls: 0 };
  return {
    told,
    made,
    pass: (ms: number) => void (time.ms += ms),
    call(account: string, answer: boolean | Promise<boolean>) {
      return breakers(account).run(
        async () => {
          made.calls += 1;
          return await answer;
        },
        (isAnswered) => isAnswered,
      );
    },
    async fail(times: number, apart_ms = 0) {
      for (let call = 0; call < times; call += 1) {
        await this.call('one', false);
        time.ms += apart_ms;
      }
    },
  };
}

describe('R3: an account that does not answer', () => {
  test('is left alone after five failures in ten seconds, and is told of once', async () => {
    const the = start();
    await the.fail(FAILURES);
    expect(await the.call('one', true)).toEqual({ ok: false, error: 'left_alone' });
    expect(the.made.calls).toBe(FAILURES);
    expect(the.told).toEqual(['an account does not answer and is left alone']);
  });

  test('is asked on while its failures are few, or far apart', async () => {
    const few = start();
    await few.fail(FAILURES - 1);
    expect((await few.call('one', true)).ok).toBe(true);
    const far = start();
    await far.fail(FAILURES * 3, WITHIN_MS / (FAILURES - 1));
    expect((await far.call('one', true)).ok).toBe(true);
  });

  test('is tried by one call after a while, and by all once that one is answered', async () => {
    const the = start();
    await the.fail(FAILURES);
    the.pass(PROBE_AFTER_MS - 1);
    expect((await the.call('one', true)).ok).toBe(false);
    the.pass(1);
    const probe = deferred();
    const probing = the.call('one', probe.promise);
    expect((await the.call('one', true)).ok).toBe(false);
    probe.resolve(true);
    expect((await probing).ok).toBe(true);
    expect((await the.call('one', true)).ok).toBe(true);
    expect(the.told.at(-1)).toBe('an account answers again');
    expect(the.told).toHaveLength(2);
  });

  test('is left alone again when that one is not answered, or breaks', async () => {
    const the = start();
    await the.fail(FAILURES);
    for (const answer of [false, Promise.reject(new Error('broken'))]) {
      the.pass(PROBE_AFTER_MS);
      await the.call('one', answer).catch(() => null);
      expect((await the.call('one', true)).ok).toBe(false);
    }
    expect(the.told).toHaveLength(1);
  });

  test('is not opened by an answer that was asked for before it was closed', async () => {
    const the = start();
    const late = deferred();
    const waiting = the.call('one', late.promise);
    await the.fail(FAILURES);
    late.resolve(true);
    await waiting;
    expect((await the.call('one', true)).ok).toBe(false);
  });

  test('keeps nobody else from being asked', async () => {
    const the = start();
    await the.fail(FAILURES);
    expect((await the.call('two', true)).ok).toBe(true);
  });
});

function deferred() {
  let resolve: (isAnswered: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((done) => (resolve = done));
  return { promise, resolve: (isAnswered: boolean) => resolve(isAnswered) };
}
