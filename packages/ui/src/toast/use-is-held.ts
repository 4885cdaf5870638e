import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether somebody points at an element or is in it. The element is listened to by itself: what the application listens to
 * everywhere, each tap brings to it.
 */
export function useIsHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    for (const [name, tell, isHeld] of [
      ['pointerover', setHovered, true],
      ['pointerout', setHovered, false],
      ['focusin', setFocused, true],
      ['focusout', setFocused, false],
    ] as const)
      ref.current?.addEventListener(name, () => tell(isHeld), { signal: end.signal });
    return () => end.abort();
  }, [ref]);
  return isHovered || isFocused;
}
