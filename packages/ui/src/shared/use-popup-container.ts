import { type RefCallback, useCallback, useState } from 'react';

/**
 * Returns a ref for the element that opens a popup, and the element to draw the popup into: the modal around it, since all outside of a
 * modal is inert, or the nearest part of the page with a density of its own, whose sizes it takes. Undefined stands for the body.
 */
export function usePopupContainer(): readonly [RefCallback<HTMLElement>, HTMLElement | undefined] {
  const [container, setContainer] = useState<HTMLElement>();
  const ref = useCallback((opener: HTMLElement | null) => {
    const nearest = opener?.closest<HTMLElement>('dialog, [data-density]:not(:root)');
    setContainer(nearest ?? undefined);
  }, []);
  return [ref, container];
}
