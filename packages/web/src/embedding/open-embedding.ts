import { isInFrame } from './is-in-frame';

/** Messages from the page to its parent page. */
type Told = 'connected' | 'resetFinished' | 'disconnected';

/** Request the parent page may send. */
const START_RESET = 'startReset';

/** As much of the page's own window as is needed. */
type OwnWindow = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>;

export type Embedding = {
  /** Says that a reset which was asked for is done. */
  readonly tellReset: () => void;
  /** Says that nobody listens here any more. */
  readonly close: () => void;
};

type EmbeddingOptions = {
  /** The one origin that the restaurant has named; null = nobody is talked to. */
  readonly origin: string | null;
  readonly onStartReset: () => void;
};

/**
 * Talks to the page that holds this one in a frame: to that window and that origin only, and listens to nobody else. Null where
 * there is no such page, or none that may be talked to.
 */
export function openEmbedding(
  own: OwnWindow,
  { origin, onStartReset }: EmbeddingOptions,
): Embedding | null {
  const { parent } = own;
  if (!isInFrame(own) || origin === null || !isOrigin(origin)) return null;
  const target = origin;

  function tell(type: Told): void {
    // Where another page stands there by now, the browser delivers nothing.
    parent.postMessage({ type }, target);
  }
  function onMessage({ source, origin: from, data }: MessageEvent): void {
    if (source === parent && from === target && asksForReset(data)) onStartReset();
  }
  function onLeave(): void {
    tell('disconnected');
  }
  function onReturn({ persisted }: PageTransitionEvent): void {
    // Taken out of the browser's memory, as it was left.
    if (persisted) tell('connected');
  }

  own.addEventListener('message', onMessage);
  own.addEventListener('pagehide', onLeave);
  own.addEventListener('pageshow', onReturn);
  tell('connected');
  return {
    tellReset: () => tell('resetFinished'),
    close() {
      own.removeEventListener('message', onMessage);
      own.removeEventListener('pagehide', onLeave);
      own.removeEventListener('pageshow', onReturn);
      tell('disconnected');
    },
  };
}

/** Whether it is exactly one origin: never a wildcard, never a path that a browser would cut off. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && text !== 'null';
}

function asksForReset(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === START_RESET;
}
