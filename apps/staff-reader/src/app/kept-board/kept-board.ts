import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useDeviceSettings } from '#shared/device/device-settings';

const NAME = 'comanda-staff-board';
/** Raised when the kept queries change their meaning. */
const VERSION = 1;
const SAVE_AFTER_MS = 2000;
/** A shift; an older board says nothing about this one. */
const KEPT_MS = 12 * 3_600_000;
/** The queries that a board needs to be read without a server. */
const KEPT = new Set<unknown>(['restaurant', 'staff-session', 'device', 'board', 'calls']);

type Kept = {
  readonly version: number;
  readonly saved_at: number;
  readonly state: DehydratedState;
};

/** Puts the board that this browser kept into the cache. Each page reads it again as soon as the server answers. */
export function restoreBoard(queryClient: QueryClient): void {
  const kept = read();
  if (kept === null || kept.version !== VERSION || Date.now() - kept.saved_at > KEPT_MS) return;
  hydrate(queryClient, kept.state);
  void queryClient.invalidateQueries();
}

/** Keeps the board in this browser while it may be read here. Returns the way to end it. */
export function keepBoard(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function save(): void {
    timer = undefined;
    write(mayBeRead(queryClient) ? snapshot(queryClient) : null);
  }
  function saveSoon(): void {
    timer ??= setTimeout(save, SAVE_AFTER_MS);
  }
  function saveNow(): void {
    clearTimeout(timer);
    save();
  }
  const leaveCache = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && KEPT.has(query.queryKey[0])) saveSoon();
  });
  const leaveSettings = useDeviceSettings.subscribe(saveSoon);
  addEventListener('pagehide', saveNow);
  return () => {
    leaveCache();
    leaveSettings();
    removeEventListener('pagehide', saveNow);
    saveNow();
  };
}

/** Whether staff are signed in, or the device is paired as a screen. */
function mayBeRead(queryClient: QueryClient): boolean {
  const { is_locked } = useDeviceSettings.getState();
  const [staff] = queryClient
    .getQueriesData({ queryKey: ['staff-session'] })
    .map(([, data]) => data);
  const [device] = queryClient
    .getQueriesData<{ readonly kind: string } | null>({ queryKey: ['device'] })
    .map(([, data]) => data);
  return (Boolean(staff) && !is_locked) || device?.kind === 'screen';
}

function snapshot(queryClient: QueryClient): Kept {
  const state = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryKey, state: { data } }: Query) =>
      KEPT.has(queryKey[0]) && data !== undefined,
  });
  return { version: VERSION, saved_at: Date.now(), state };
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') as Kept | null; // written below
  } catch {
    return null;
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, a reload needs the server.
  }
}
