import { describe, expect, test } from 'vitest';
import { type Admission, createAdmission } from './create-admission';

function fill(admission: Admission): (() => void)[] {
  const leaves = [];
  while (admission.admits('vital')) leaves.push(admission.begin());
  return leaves;
}

/** Long enough that it is no hiccup. */
function learn(admission: Admission, wait_ms: number): void {
  for (let look = 0; look < 3; look += 1) {
    callOften(admission);
    admission.learn(wait_ms);
  }
}

function callOften(admission: Admission): void {
  for (let call = 0; call < 30; call += 1) admission.admits('read');
}

describe('an admission', () => {
  test('lets orders in up to its limit, and readers only below it', () => {
    const admission = createAdmission({ start: 10 });
    const leaves = Array.from({ length: 9 }, () => admission.begin());
    expect(admission.admits('read')).toBe(false);
    expect(admission.admits('vital')).toBe(true);
    leaves.push(admission.begin());
    expect(admission.admits('vital')).toBe(false);
    for (const leave of leaves) leave();
    expect(admission.admits('read')).toBe(true);
    expect(admission.state().underway).toBe(0);
  });

  test('gives a place back once, however often it is left', () => {
    const admission = createAdmission({ start: 10 });
    const leave = admission.begin();
    admission.begin();
    leave();
    leave();
    expect(admission.state().underway).toBe(1);
  });

  test('turns readers away first when things have to wait', () => {
    const admission = createAdmission();
    learn(admission, 120);
    expect([admission.admits('read'), admission.admits('vital')]).toEqual([false, true]);
    learn(admission, 10);
    expect(admission.admits('read')).toBe(true);
  });

  test('does not mind a hiccup', () => {
    const admission = createAdmission();
    learn(admission, 5);
    admission.learn(5000);
    expect([admission.admits('read'), admission.admits('vital')]).toEqual([true, true]);
  });

  test('does not refuse what nobody asks much of: the machine is busy with something else', () => {
    const admission = createAdmission();
    for (let look = 0; look < 10; look += 1) {
      admission.admits('read');
      admission.begin()();
      admission.learn(5000);
    }
    expect(admission.state().limit).toBe(64);
    expect(admission.admits('read')).toBe(true);
  });

  test('takes less when things wait too long, down to what always goes', () => {
    const admission = createAdmission({ start: 100, least: 8 });
    fill(admission);
    const limits = [];
    for (let look = 0; look < 30; look += 1) {
      callOften(admission);
      admission.learn(400);
      limits.push(admission.state().limit);
    }
    expect(limits[0]).toBe(80);
    expect(limits.at(-1)).toBe(8);
  });

  test('takes more while nothing waits and all places are used, and no more than that', () => {
    const admission = createAdmission({ start: 16, most: 200 });
    admission.learn(5);
    expect(admission.state().limit).toBe(16);
    for (let look = 0; look < 200; look += 1) {
      fill(admission);
      admission.learn(5);
    }
    expect(admission.state().limit).toBe(200);
  });

  test('settles where a server that can do so much at once is busy and nobody waits long', () => {
    const admission = createAdmission({ start: 500 });
    const AT_ONCE = 40;
    const limits = [];
    for (let look = 0; look < 200; look += 1) {
      const leaves = fill(admission);
      // Beyond what it can do at once, each call more makes all of them wait.
      admission.learn(Math.max(0, leaves.length - AT_ONCE) * 5);
      limits.push(admission.state().limit);
      for (const leave of leaves) leave();
    }
    const settled = limits.slice(-50);
    expect(Math.min(...settled)).toBeGreaterThan(AT_ONCE * 0.8);
    expect(Math.max(...settled)).toBeLessThan(AT_ONCE * 4);
  });
});
