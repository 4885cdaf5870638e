import { type RefCallback, useCallback, useState } from 'react';

type PopupPlace = {
  /** For the element that the popup belongs to. */
  readonly anchorRef: RefCallback<HTMLElement>;
  readonly anchor: HTMLElement | null;
  /** Undefined stands for the body. */
  readonly container: HTMLElement | undefined;
};

/**
 * Where a popup is drawn (UI-90): inside the modal around its anchor, since all outside of a modal is inert, or inside the nearest part
 * of the page with a density of its own, whose sizes it takes.
 */
export function usePopupPlace(): PopupPlace {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [container, setContainer] = useState<HTMLElement>();
  const anchorRef = useCallback((node: HTMLElement | null) => {
    setAnchor(node);
    setContainer(node?.closest<HTMLElement>('dialog, [data-density]:not(:root)') ?? undefined);
  }, []);
  return { anchorRef, anchor, container };
}
