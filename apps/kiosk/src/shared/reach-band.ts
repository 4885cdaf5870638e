const MM_PER_INCH = 25.4;
/** Lowest reach of a seated person above the floor (ADA 308, EN 301 549). */
export const LOWEST_REACH_MM = 380;
export const HIGHEST_REACH_MM = 1220;
/** A band with less of the screen has no room for the controls. */
const LEAST_SHARE = 0.4;
/** Without measures the lower half is in reach. */
const LOWER_HALF: ReachBand = { top: 0.5, bottom: 0 };

export type Measures = {
  readonly diagonal_inches: number | null;
  readonly lower_edge_mm: number | null;
};

/** How much of the screen's height is out of reach, at its top and at its bottom. */
export type ReachBand = { readonly top: number; readonly bottom: number };

/** The part of a screen in which every control is in reach of a person who sits. */
export function reachBand(
  { diagonal_inches, lower_edge_mm }: Measures,
  screen: { readonly width: number; readonly height: number },
): ReachBand {
  if (diagonal_inches === null || lower_edge_mm === null) return LOWER_HALF;
  const height_mm =
    (diagonal_inches * MM_PER_INCH * screen.height) / Math.hypot(screen.width, screen.height);
  const bottom = Math.max(0, (LOWEST_REACH_MM - lower_edge_mm) / height_mm);
  const top = Math.max(0, (lower_edge_mm + height_mm - HIGHEST_REACH_MM) / height_mm);
  if (1 - top - bottom >= LEAST_SHARE) return { top, bottom };
  return bottom > 1 - LEAST_SHARE ? LOWER_HALF : { top: 1 - LEAST_SHARE - bottom, bottom };
}

/** Where a band begins and ends above the floor, in mm; null without measures. */
export function bandHeights(
  measures: Measures,
  screen: { readonly width: number; readonly height: number },
): { readonly from: number; readonly to: number } | null {
  const { diagonal_inches, lower_edge_mm } = measures;
  if (diagonal_inches === null || lower_edge_mm === null) return null;
  const { top, bottom } = reachBand(measures, screen);
  const height_mm =
    (diagonal_inches * MM_PER_INCH * screen.height) / Math.hypot(screen.width, screen.height);
  return {
    from: Math.round(lower_edge_mm + bottom * height_mm),
    to: Math.round(lower_edge_mm + (1 - top) * height_mm),
  };
}
