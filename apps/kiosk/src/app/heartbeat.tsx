import { useEffect } from 'react';
import { useDevice } from '#shared/use-device';
import { useReport } from '#shared/use-report';

const EVERY_MS = 300_000;

/** Tells staff that this kiosk runs and which page it shows. Draws nothing. */
export function Heartbeat() {
  const report = useReport();
  const { device } = useDevice();
  const isPaired = Boolean(device);
  useEffect(() => {
    if (!isPaired) return;
    report('heartbeat', '');
    const timer = setInterval(() => report('heartbeat', ''), EVERY_MS);
    return () => clearInterval(timer);
  }, [isPaired, report]);
  return null;
}
