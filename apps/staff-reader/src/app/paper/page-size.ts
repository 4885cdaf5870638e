const PIXELS_PER_MM = 96 / 25.4;
/** Width of the roll. */
const PAPER_MM = 80;
/** A printer that cuts needs some blank paper behind the last line. */
const TAIL_MM = 8;

/** Returns the print rule for a paper of that height, so that a roll is cut behind its last line. */
export function pageRule(height_px: number): string {
  const height_mm = Math.ceil(height_px / PIXELS_PER_MM) + TAIL_MM;
  return `@page { size: ${PAPER_MM}mm ${height_mm}mm; margin: 0; }`;
}
