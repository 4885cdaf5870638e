import { useEffect, useEffectEvent } from 'react';
import type { DeviceReport } from './use-device-report';

const EVERY_MS = 300_000;

/** Tells staff every five minutes that this device runs and what it shows; only of a paired device. */
export function useHeartbeat(
  isPaired: boolean,
  report: DeviceReport,
  playing: () => string | null = () => null,
): void {
  const beat = useEffectEvent(() => report('heartbeat', '', playing()));
  useEffect(() => {
    if (!isPaired) return;
    beat();
    const timer = setInterval(() => beat(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isPaired]);
}
