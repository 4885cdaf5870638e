import { scaledPause } from '@comanda/ordering';
import { useEffect } from 'react';
import { useClients } from '#shared/clients';
import { takeUnkept } from '#shared/late/unkept';
import { useConnection } from '#shared/use-connection';
import { useDevice } from '#shared/use-device';
import { useReport } from '#shared/use-report';

const EVERY_MS = 10_000;

/** Sends the orders that wait on this device while the server answers, and reports those that were not kept. Draws nothing. */
export function LateSender() {
  const { late } = useClients();
  const { device } = useDevice();
  const report = useReport();
  const isConnected = useConnection();
  const device_id = device?.device_id;
  useEffect(() => {
    if (device_id === undefined || !isConnected) return;
    function send(as: string) {
      for (const detail of takeUnkept()) report('late_order', detail);
      late.then((queue) => queue?.send(as)).catch((cause: unknown) => reportError(cause));
    }
    send(device_id);
    const timer = setInterval(() => send(device_id), scaledPause(EVERY_MS));
    return () => clearInterval(timer);
  }, [late, device_id, isConnected, report]);
  return null;
}
