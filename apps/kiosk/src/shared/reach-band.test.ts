import { describe, expect, test } from 'vitest';
import { bandHeights, reachBand } from './reach-band';

const UPRIGHT = { width: 1080, height: 1920 };
const WIDE = { width: 1920, height: 1080 };

describe('the band in which a person who sits reaches every control', () => {
  test('is the lower half of a screen without measures', () => {
    const measures = { diagonal_inches: null, lower_edge_mm: null };
    expect(reachBand(measures, UPRIGHT)).toEqual({ top: 0.5, bottom: 0 });
    expect(bandHeights(measures, UPRIGHT)).toBeNull();
  });

  test('leaves a wide screen room for a page', () => {
    const unmeasured = reachBand({ diagonal_inches: null, lower_edge_mm: null }, WIDE);
    const high = reachBand({ diagonal_inches: 32, lower_edge_mm: 1200 }, WIDE);
    expect(1 - unmeasured.top).toBeCloseTo(0.7);
    expect(1 - high.top - high.bottom).toBeCloseTo(0.7);
  });

  test.each([
    // diagonal, lower edge, from, to
    [32, 700, 700, 1220],
    [21.5, 900, 900, 1220],
    [55, 200, 380, 1220],
    [15, 800, 800, 1132],
  ])(
    'of %f inches at %i mm is between %i and %i mm',
    (diagonal_inches, lower_edge_mm, from, to) => {
      expect(bandHeights({ diagonal_inches, lower_edge_mm }, UPRIGHT)).toEqual({ from, to });
    },
  );

  test('is never less than two fifths of the screen, however high it hangs', () => {
    const band = reachBand({ diagonal_inches: 32, lower_edge_mm: 1200 }, UPRIGHT);
    expect(1 - band.top - band.bottom).toBeCloseTo(0.4);
  });
});
