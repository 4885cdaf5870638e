import { scaledPause } from '@comanda/ordering';
import { useEffect } from 'react';
import { useClients } from '#shared/clients';
import { useConnection } from '#shared/use-connection';
import { useDevice } from '#shared/use-device';

const EVERY_MS = 10_000;

/** Sends the orders that wait on this device while the server answers. Draws nothing. */
export function LateSender() {
  const { late } = useClients();
  const { device } = useDevice();
  const isConnected = useConnection();
  const device_id = device?.device_id;
  useEffect(() => {
    if (device_id === undefined || !isConnected) return;
    function send(as: string) {
      late.then((queue) => queue?.send(as)).catch((cause: unknown) => reportError(cause));
    }
    send(device_id);
    const timer = setInterval(() => send(device_id), scaledPause(EVERY_MS));
    return () => clearInterval(timer);
  }, [late, device_id, isConnected]);
  return null;
}
