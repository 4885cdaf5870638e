const MM_PER_INCH = 25.4;
/** Lowest reach of a seated person above the floor (ADA 308, EN 301 549). */
export const LOWEST_REACH_MM = 380;
export const HIGHEST_REACH_MM = 1220;
/** A band with less of the screen has no room for the controls. A wide screen is low, so most of it is needed. */
const LEAST_SHARE = { upright: 0.4, wide: 0.7 };
/** Share of a screen without measures that is taken to be in reach, from its lower edge on. */
const USUAL_SHARE = { upright: 0.5, wide: 0.7 };

export type Measures = {
  readonly diagonal_inches: number | null;
  readonly lower_edge_mm: number | null;
};

type Screen = { readonly width: number; readonly height: number };

/** How much of the screen's height is out of reach, at its top and at its bottom. */
export type ReachBand = { readonly top: number; readonly bottom: number };

/** The part of a screen in which every control is in reach of a person who sits. */
export function reachBand({ diagonal_inches, lower_edge_mm }: Measures, screen: Screen): ReachBand {
  const shape = screen.width > screen.height ? 'wide' : 'upright';
  const usual = { top: 1 - USUAL_SHARE[shape], bottom: 0 };
  if (diagonal_inches === null || lower_edge_mm === null) return usual;
  const height_mm =
    (diagonal_inches * MM_PER_INCH * screen.height) / Math.hypot(screen.width, screen.height);
  const bottom = Math.max(0, (LOWEST_REACH_MM - lower_edge_mm) / height_mm);
  const top = Math.max(0, (lower_edge_mm + height_mm - HIGHEST_REACH_MM) / height_mm);
  const least = LEAST_SHARE[shape];
  if (1 - top - bottom >= least) return { top, bottom };
  return bottom > 1 - least ? usual : { top: 1 - least - bottom, bottom };
}

/** Where a band begins and ends above the floor, in mm; null without measures. */
export function bandHeights(
  measures: Measures,
  screen: Screen,
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
