import { readCorpus } from '@comanda/testing/corpus';
import { expect, test } from 'vitest';
import { readPhone } from './read-phone';

test.each([
  ['(248) 446-8015', 'US', ['+12484468015']],
  ['1-800-Flowers', 'US', ['+18003569377']],
  ['02/633.17.59', 'BE', ['+3226331759']],
  ['+43/(0)1/9251185', 'US', ['+4319251185']],
  ['2484468015 / 2484468016', 'US', ['+12484468015', '+12484468016']],
  ['Fijo: 963034448 / Móvil: 604026467', 'ES', ['+34963034448', '+34604026467']],
  ['undefined', 'US', []],
  ['(000) 000-00-00', 'US', []],
  [null, 'US', []],
])('%j of %s is %j', (raw, country, expected) => {
  expect(readPhone(raw, country)).toEqual(expected);
});

test('dirty numbers of chains come out clean, or not at all', () => {
  const content = readCorpus('phones/store-phone-cleanup.json');
  if (content === null) {
    process.stdout.write('phones: corpus not found, skipped\n');
    return;
  }
  const { cases } = JSON.parse(content) as {
    cases: { in: unknown; country: string; out: string | null; why?: string }[];
  }; // see its README
  const differing = cases.filter((each) => {
    // Numbers of no country, which they keep as they are, are left out here.
    const expected = each.why === undefined ? (each.out ?? '').replaceAll(/[^\d+;]/g, '') : '';
    return readPhone(each.in, each.country).join(';') !== expected;
  });
  process.stdout.write(`phones: ${cases.length} cases, ${cases.length - differing.length} agree\n`);
  expect(differing).toEqual([]);
});
