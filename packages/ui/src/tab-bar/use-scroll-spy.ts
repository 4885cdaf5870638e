import { useCallback, useEffect, useRef, useState } from 'react';

// A jump that has not ended by then (no scrollend in older Safari) stops holding the current tab.
const JUMP_MS = 900;

type ScrollSpy = {
  readonly current: string | null;
  /** Scrolls to a section and makes it current at once, without passing through those between; `instant` for whoever has just come. */
  readonly scrollTo: (id: string, behavior?: 'smooth' | 'instant') => void;
};

/**
 * Tells which of the sections with these ids the reader is in: the last one whose top has passed `offset` pixels below the top of the window.
 */
export function useScrollSpy(ids: readonly string[], offset: number): ScrollSpy {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const jumpEndsAt = useRef(0);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ');
    let frame = 0;
    function measure() {
      frame = 0;
      if (performance.now() < jumpEndsAt.current) return;
      setCurrent(findCurrent(sections, offset));
    }
    function onScroll() {
      if (frame === 0) frame = requestAnimationFrame(measure);
    }
    function onScrollEnd() {
      jumpEndsAt.current = 0;
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scrollend', onScrollEnd);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onScrollEnd);
    };
  }, [key, offset]);

  const scrollTo = useCallback(
    (id: string, behavior: 'smooth' | 'instant' = 'smooth') => {
      const section = document.getElementById(id);
      if (!section) return;
      jumpEndsAt.current = performance.now() + JUMP_MS;
      setCurrent(id);
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({
        top: section.getBoundingClientRect().top + window.scrollY - offset + 1,
        behavior: isStill ? 'instant' : behavior,
      });
    },
    [offset],
  );

  return { current, scrollTo };
}

function findCurrent(ids: readonly string[], offset: number): string | null {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && window.scrollY > 0) return ids.at(-1) ?? null;
  const passed = ids.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= offset + 2,
  );
  return passed.at(-1) ?? ids[0] ?? null;
}
