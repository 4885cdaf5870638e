import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element of a new page the focus on arrival, so that keys go on from there and it is read out. */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return target;
}
