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
  const isPaired = Boolean(device);
  useEffect(() => {
    if (!isPaired || !isConnected) return;
    function send() {
      late.then((queue) => queue?.send()).catch((cause: unknown) => reportError(cause));
    }
    send();
    const timer = setInterval(send, scaledPause(EVERY_MS));
    return () => clearInterval(timer);
  }, [late, isPaired, isConnected]);
  return null;
}
