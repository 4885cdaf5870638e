import { useCallback, useState } from 'react';

const PIXELS_PER_REM = 16;

/** Returns how many columns of some least width fit into an element, and the ref that measures it. */
export function useColumns(least_rem: number): {
  readonly columns: number;
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [columns, setColumns] = useState(1);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(([entry]) => {
        const width = entry?.contentRect.width ?? 0;
        setColumns(Math.max(1, Math.floor(width / (least_rem * PIXELS_PER_REM))));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [least_rem],
  );
  return { columns, ref };
}

/** Deals things out to columns, one after the other, so that the first row holds the first of them. */
export function dealOut<Thing>(things: readonly Thing[], columns: number): readonly Thing[][] {
  const dealt = Array.from({ length: columns }, (): Thing[] => []);
  for (const [index, thing] of things.entries()) dealt[index % columns]?.push(thing);
  return dealt;
}
