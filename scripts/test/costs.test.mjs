import { expect, test } from 'vitest';
import { grownSteps, readCosts } from './costs.mjs';

test('names a step that took over 15 % more, unless that is a second or two', () => {
  const before = steps([
    ['checks', 80],
    ['units', 100],
    ['secrets', 1],
  ]);
  const now = steps([
    ['checks', 91],
    ['units', 116],
    ['secrets', 2],
    ['new', 50],
  ]);
  expect(grownSteps(before, now)).toEqual(['units: 116 CPU s, 100 before']);
});

test('a missing file knows of no steps', () => {
  expect(readCosts('/nowhere/cost.json')).toEqual({ steps: {} });
});

function steps(costs) {
  return {
    steps: Object.fromEntries(costs.map(([name, cpu_seconds]) => [name, { cpu_seconds }])),
  };
}
