import { unwrap } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import {
  type CardReader,
  loadCardReader,
  type NoCardReader,
  type ReaderMessage,
  type ReaderPace,
  type ReaderState,
} from '@comanda/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';

const LIST_MS = 10_000;

export type Readers = {
  /** undefined until they are read; read again every ten seconds. */
  readonly terminals: readonly Terminal[] | undefined;
  readonly error: Error | null;
  readonly refresh: () => void;
  /** Says at which kiosk a reader stands; null = at the counter. */
  readonly place: (terminal_id: string, kiosk_id: string | null) => void;
  readonly placeError: Error | null;
  /** The reader that this page pays at; null = none is connected. */
  readonly reader: CardReader | null;
  /** How it is; null without one. */
  readonly state: ReaderState | null;
  readonly connect: (terminal: Terminal) => Promise<void>;
  readonly disconnect: () => Promise<void>;
  /** Why the last reader was not connected. */
  readonly connectFault: NoCardReader | ReaderMessage | null;
};

type ReadersOptions = { readonly pace?: Partial<ReaderPace> };

/** The card readers of the restaurant, and the one that this page is connected to. To be used once on a page: it ends with it. */
export function useReaders({ pace = {} }: ReadersOptions = {}): Readers {
  const { client, restaurant_id } = useStaffPlace();
  const { data, error, refetch } = useQuery({
    queryKey: ['terminals', restaurant_id],
    queryFn: async ({ signal }) =>
      unwrap(await client.listTerminals({ restaurant_id }, { signal })).terminals,
    refetchInterval: LIST_MS,
  });
  const placing = useAct(
    (staff, input: { readonly terminal_id: string; readonly kiosk_id: string | null }) =>
      staff.placeTerminal({ restaurant_id, ...input }),
    ['terminals'],
  );
  const [reader, setReader] = useState<CardReader | null>(null);
  const [connectFault, setConnectFault] = useState<Readers['connectFault']>(null);
  // The reader of the last tap: an earlier one that connects later must not take its place.
  const current = useRef<CardReader | null>(null);
  const state = useSyncExternalStore(
    (listener) => reader?.onChange(listener) ?? (() => undefined),
    () => reader?.state() ?? null,
  );

  async function disconnect(): Promise<void> {
    const connected = current.current;
    current.current = null;
    setReader(null);
    await connected?.disconnect();
  }

  async function connect(terminal: Terminal): Promise<void> {
    await disconnect();
    setConnectFault(null);
    const options = { api: client, restaurant_id, pace };
    const loaded = await loadCardReader(terminal.vendor, options);
    if (!loaded.ok) return setConnectFault(loaded.error);
    current.current = loaded.value;
    setReader(loaded.value);
    const connected = await loaded.value.connect(terminal);
    if (!connected.ok && current.current === loaded.value) setConnectFault(connected.error);
  }

  useEffect(() => () => void current.current?.disconnect(), []);

  return {
    terminals: data,
    error,
    refresh: () => void refetch(),
    place: (terminal_id, kiosk_id) => placing.act({ terminal_id, kiosk_id }),
    placeError: placing.error,
    reader,
    state,
    connect,
    disconnect,
    connectFault,
  };
}
