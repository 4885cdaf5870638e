/** So many dishes stand side by side. */
export const DISHES_PER_SLIDE = 3;

/** Splits a list into slides. */
export function slidesOf<Each>(list: readonly Each[]): readonly (readonly Each[])[] {
  const count = Math.ceil(list.length / DISHES_PER_SLIDE);
  return Array.from({ length: count }, (_, nth) =>
    list.slice(nth * DISHES_PER_SLIDE, (nth + 1) * DISHES_PER_SLIDE),
  );
}

/** The slide before or after one; past either end it begins again at the other. */
export function wrapped(slide: number, step: 1 | -1, count: number): number {
  return (slide + step + count) % count;
}
