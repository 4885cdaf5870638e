import { useCallback, useEffect, useState } from 'react';

/** Pixels below the top of what scrolls at which a category counts as the one in view. */
const LINE_PX = 160;

export type CategoryInView = {
  readonly current: string | undefined;
  readonly show: (category_id: string) => void;
};

/** Follows which category of the page is in view, and scrolls to one. */
export function useCategoryInView(ids: readonly string[]): CategoryInView {
  const [current, setCurrent] = useState(ids[0]);
  const names = ids.join(' ');

  useEffect(() => {
    const area = scrollArea();
    if (!area) return;
    function look() {
      const line = (area?.getBoundingClientRect().top ?? 0) + LINE_PX;
      const passed = names
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= line);
      setCurrent(passed.at(-1) ?? names.split(' ')[0]);
    }
    area.addEventListener('scroll', look, { passive: true });
    return () => area.removeEventListener('scroll', look);
  }, [names]);

  const show = useCallback((category_id: string) => {
    const section = document.getElementById(category_id);
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);

  return { current: ids.includes(current ?? '') ? current : ids[0], show };
}

function scrollArea(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main[data-scrolls]');
}
