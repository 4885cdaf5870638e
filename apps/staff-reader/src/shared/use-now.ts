import { serverClock } from '@comanda/api-client';
import { useStaffPlace } from '@comanda/staff/provider';
import { useEffect, useState } from 'react';

/** Returns the current time by the server's clock, again at each interval. */
export function useNow(every_ms: number): Date {
  const { clock = serverClock } = useStaffPlace();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), every_ms);
    return () => clearInterval(timer);
  }, [clock, every_ms]);
  return now;
}
