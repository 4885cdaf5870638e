import { expect, test } from 'vitest';
import { testGroups } from './test-groups.mjs';

const groups = { include: ['src/**/*.test.ts'], long: ['src/slow.test.ts'] };
const timing = 'src/**/*.timing.test.{ts,tsx}';

test('the default run leaves out long and timing tests', () => {
  const { include, exclude } = testGroups({ ...groups, env: {} });
  expect(include).toEqual(groups.include);
  expect(exclude).toEqual(expect.arrayContaining([timing, 'src/slow.test.ts']));
});

test('COMANDA_LONG adds the long tests', () => {
  const { include, exclude } = testGroups({ ...groups, env: { COMANDA_LONG: '1' } });
  expect(include).toEqual(groups.include);
  expect(exclude).toContain(timing);
  expect(exclude).not.toContain('src/slow.test.ts');
});

test('COMANDA_TIMING runs the timing tests alone', () => {
  const { include, exclude } = testGroups({ ...groups, env: { COMANDA_TIMING: '1' } });
  expect(include).toEqual([timing]);
  expect(exclude).not.toContain(timing);
});
