import type { ApiClient } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { scaledPause, useRestaurant } from '@comanda/ordering';
import { type CardReader, loadCardReader, type NoCardReader } from '@comanda/payments';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClients } from './clients';
import { createReaderHolder, type ReaderHolder } from './reader-holder';
import { useReaders } from './use-readers';

const TRY_AGAIN_MS = 30_000;

/** One for each restaurant and the kiosk's own client, which lasts as long as the document: guests come and go, the connection stays. */
const holders = new WeakMap<ApiClient, Map<string, ReaderHolder>>();

/** The card reader of this kiosk, connected once; null while there is none. */
export function useCardReader(): CardReader | null {
  const { device } = useClients();
  const { restaurant_id } = useRestaurant();
  const { terminals, placed, own } = useReaders();
  const [reader, setReader] = useState<CardReader | null>(null);
  const [tries, setTries] = useState(0);
  const terminal_id = own?.terminal_id ?? null;
  const isGone = terminals !== undefined && placed === null;

  useEffect(() => {
    if (isGone) void holderOf(device, restaurant_id).release();
  }, [device, restaurant_id, isGone]);
  useEffect(() => {
    if (own === null) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void holderOf(device, restaurant_id)
      .hold(own)
      .then((found) => {
        if (!isWanted) return;
        setReader(found);
        if (found === null)
          timer = setTimeout(() => setTries((count) => count + 1), scaledPause(TRY_AGAIN_MS));
      });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setReader(null);
    };
    // A list that was read again names the same reader.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [device, restaurant_id, terminal_id, tries]);
  const isConnected = useSyncExternalStore(
    reader?.onChange ?? neverChanges,
    () => reader?.state().is_connected ?? false,
  );
  return isConnected ? reader : null;
}

function holderOf(api: ApiClient, restaurant_id: string): ReaderHolder {
  const own = holders.get(api) ?? new Map<string, ReaderHolder>();
  holders.set(api, own);
  const known = own.get(restaurant_id);
  if (known) return known;
  const holder = createReaderHolder((terminal) => connectReader(api, restaurant_id, terminal));
  own.set(restaurant_id, holder);
  return holder;
}

async function connectReader(
  api: ApiClient,
  restaurant_id: string,
  terminal: Terminal,
): Promise<CardReader | null> {
  const loaded = await loadCardReader(terminal.vendor, { api, restaurant_id });
  if (!loaded.ok) {
    reportError(new Error(readerFaultText(loaded.error)));
    return null;
  }
  // The reader itself looks for a lost connection.
  await loaded.value.connect(terminal);
  return loaded.value;
}

/** Returns the words in which a reader that cannot be used is logged. */
export function readerFaultText(fault: NoCardReader): string {
  switch (fault.code) {
    case 'invalid_vendor':
      return `Invalid terminal vendor: ${fault.vendor}.`;
    case 'script_not_loaded':
      return 'The code of the card reader could not be loaded.';
  }
}

function neverChanges(): () => void {
  return () => undefined;
}
