import type { ApiClient } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { type CardReader, loadCardReader } from '@comanda/payments';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClients } from './clients';
import { useReaders } from './use-readers';

/** One for each terminal, for as long as the document: guests come and go, the connection stays. */
const opened = new Map<string, Promise<CardReader | null>>();

/** The card reader of this kiosk, connected once; null while there is none. */
export function useCardReader(): CardReader | null {
  const { device } = useClients();
  const { restaurant_id } = useRestaurant();
  const { own } = useReaders();
  const [reader, setReader] = useState<CardReader | null>(null);
  const terminal_id = own?.terminal_id ?? null;

  useEffect(() => {
    if (own === null) return undefined;
    let isWanted = true;
    void openReader(device, restaurant_id, own).then((found) => {
      if (isWanted) setReader(found);
    });
    return () => {
      isWanted = false;
      setReader(null);
    };
    // A list that was read again names the same reader.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [device, restaurant_id, terminal_id]);
  const isConnected = useSyncExternalStore(
    reader?.onChange ?? neverChanges,
    () => reader?.state().is_connected ?? false,
  );
  return isConnected ? reader : null;
}

async function openReader(
  api: ApiClient,
  restaurant_id: string,
  terminal: Terminal,
): Promise<CardReader | null> {
  const known = opened.get(terminal.terminal_id);
  const reader = known ?? loadReader(api, restaurant_id, terminal);
  opened.set(terminal.terminal_id, reader);
  return reader;
}

async function loadReader(
  api: ApiClient,
  restaurant_id: string,
  terminal: Terminal,
): Promise<CardReader | null> {
  const loaded = await loadCardReader(terminal.vendor, { api, restaurant_id });
  if (!loaded.ok) {
    reportError(new Error(`The card reader cannot be used: ${loaded.error.code}.`));
    return null;
  }
  // The reader itself looks for a lost connection.
  await loaded.value.connect(terminal);
  return loaded.value;
}

function neverChanges(): () => void {
  return () => undefined;
}
