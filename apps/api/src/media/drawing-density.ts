const DOTS_PER_INCH = 72;
const MOST_DOTS_PER_INCH = 2400;

type Size = { readonly width: number; readonly height: number };

/** How finely a drawing must be drawn to be sharp in a box of this size, and no finer: all pixels beyond are thrown away. */
export function drawingDensity(natural: Size, box: Partial<Size>): number {
  const { width = Number.POSITIVE_INFINITY, height = Number.POSITIVE_INFINITY } = box;
  const scale = Math.min(width / natural.width, height / natural.height);
  return Math.min(MOST_DOTS_PER_INCH, Math.max(1, Math.ceil(DOTS_PER_INCH * scale)));
}
