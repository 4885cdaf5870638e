import { expect, test } from 'vitest';
import { FORMATS } from './formats';
import { importForeign } from './import-foreign';
import { likelyFormat } from './likely-format';
import { SAMPLES } from './testing/samples';

const READ = { currency: 'USD', country: 'US', pick: null, location: null } as const;

test.each(FORMATS.filter((format) => format !== 'csv'))(
  'a file of %s looks like itself',
  (format) => {
    expect(likelyFormat([SAMPLES[format]])).toBe(format);
  },
);

test('a file of another format is told which one it looks most like', () => {
  const read = importForeign('uber-eats', [SAMPLES.square], READ);
  expect(read.ok ? [] : read.error.map(({ message }) => message)).toEqual([
    'is not of the shape that this format has: uber-eats; it looks most like --format square',
  ]);
  const unknown = importForeign('square', [{ dishes: [] }], READ);
  expect(unknown.ok ? '' : unknown.error[0]?.message).toContain(
    'it looks like none of csv, square',
  );
  const half = importForeign('grabfood', [{ sellingTimes: [] }], READ);
  expect(half.ok ? '' : half.error[0]?.message).toContain('grabfood; some of it is missing');
});
