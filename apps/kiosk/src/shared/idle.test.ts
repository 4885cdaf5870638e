import { expect, test } from 'vitest';
import { HERE, type Idle, type IdleEvent, nextIdle } from './idle';

const LIMITS = { idle_seconds: 60, countdown_seconds: 10 };

function after(count: number, event: IdleEvent, from: Idle = HERE): Idle {
  let idle = from;
  for (let nth = 0; nth < count; nth += 1) idle = nextIdle(idle, event, LIMITS);
  return idle;
}

test('asks after sixty seconds, with a display that begins at eleven', () => {
  expect(after(59, 'second').stage).toBe('here');
  expect(after(60, 'second')).toEqual({ stage: 'asked', left: 11 });
});

test('a touch begins the sixty seconds anew', () => {
  expect(after(59, 'second', after(1, 'activity', after(59, 'second'))).stage).toBe('here');
});

test('counts down to zero and is over', () => {
  const asked = after(60, 'second');
  expect(after(10, 'second', asked)).toEqual({ stage: 'asked', left: 1 });
  expect(after(11, 'second', asked)).toEqual({ stage: 'gone' });
});

test('goes on only with the answer, not with a touch beside it', () => {
  const asked = after(63, 'second');
  expect(after(1, 'activity', asked)).toEqual(asked);
  expect(after(1, 'continue', asked)).toEqual(HERE);
});
