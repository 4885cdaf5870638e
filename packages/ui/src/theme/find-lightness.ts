import { contrastRatio, formatHex, type Oklch } from './color';

/**
 * The colour nearest in lightness that reaches `ratio` against every background, looking only lighter or only darker. Chroma is kept as far
 * as the screen allows.
 */
export function findLightness(
  color: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  isLighter: boolean,
): string {
  function reaches(l: number): boolean {
    const hex = formatHex({ ...color, l });
    return backgrounds.every((background) => contrastRatio(hex, background) >= ratio);
  }
  if (reaches(color.l)) return formatHex(color);
  let failing = color.l;
  let reaching = isLighter ? 1 : 0;
  for (let round = 0; round < 8; round++) {
    const middle = (failing + reaching) / 2;
    if (reaches(middle)) reaching = middle;
    else failing = middle;
  }
  return formatHex({ ...color, l: reaching });
}
