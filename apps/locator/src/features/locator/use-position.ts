import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from './search-state';

const TIMEOUT_MS = 10_000;
/** A position that the device found so long ago is still good. */
const KNOWN_FOR_MS = 300_000;

export type PositionFault = 'denied' | 'unavailable' | 'timed_out' | 'unknown';

export type Position = {
  readonly point: Point | null;
  readonly fault: PositionFault | null;
  readonly isSearching: boolean;
  readonly find: () => void;
  /** A typed place counts instead, also where the device answers later. */
  readonly leave: () => void;
};

/** Where the device is. It is asked at a tap; by itself only where its user has allowed that before. */
export function usePosition(hasTyped: boolean): Position {
  const [point, setPoint] = useState<Point | null>(null);
  const [fault, setFault] = useState<PositionFault | null>(null);
  const [isSearching, setSearching] = useState(false);
  const current = useRef(0);

  function leave() {
    current.current += 1;
    setPoint(null);
    setFault(null);
    setSearching(false);
  }

  function find() {
    current.current += 1;
    const number = current.current;
    setFault(null);
    if (!('geolocation' in navigator)) {
      setFault('unavailable');
      return;
    }
    setSearching(true);
    function settle(found: Point | null, failed: PositionFault | null) {
      if (number !== current.current) return;
      setSearching(false);
      setPoint(found);
      setFault(failed);
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle({ latitude, longitude }, null),
      ({ code }) => settle(null, faultOf(code)),
      { timeout: TIMEOUT_MS, maximumAge: KNOWN_FOR_MS },
    );
  }

  const findIfAllowed = useEffectEvent(async () => {
    if (hasTyped || !('permissions' in navigator)) return;
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    if (state === 'granted' && current.current === 0) find();
  });
  useEffect(() => {
    // A browser that does not know the question is asked at a tap.
    findIfAllowed().catch(() => undefined);
  }, []);

  return { point, fault, isSearching, find, leave };
}

/** By the numbers of GeolocationPositionError. */
function faultOf(code: number): PositionFault {
  return (['unknown', 'denied', 'unavailable', 'timed_out'] as const)[code] ?? 'unknown';
}
