import { expect, test } from 'vitest';
import { describeRequests } from './requests.mjs';

function request(began, ended, changes = {}) {
  return { began, ended, bytes: 1000, type: 'Script', isCached: false, ...changes };
}

test('counts what has to be waited for in sequence', () => {
  const all = [
    request(0, 100, { type: 'Document' }),
    request(110, 400),
    request(110, 300, { type: 'Fetch' }),
    request(410, 500),
  ];
  expect(describeRequests(all, 600)).toEqual({ requests: 4, needed: 4, kB: 4, chain: 3 });
});

test('leaves out what came from the cache, too late, or only decorates', () => {
  const all = [
    request(0, 100, { type: 'Document' }),
    request(110, 120, { isCached: true }),
    request(130, 200, { type: 'Image' }),
    request(210, 900),
    request(700, 800),
  ];
  expect(describeRequests(all, 600)).toEqual({ requests: 3, needed: 1, kB: 3, chain: 1 });
});
