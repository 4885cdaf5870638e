import { type Embedding, openEmbedding } from '@comanda/web/embedding';

/** Messages between this page and the page around it. */
export type EmbeddedTalk = {
  /** Calls when the page around asks for a reset; returns what stops that. */
  readonly onStartReset: (listener: () => void) => () => void;
  readonly tellReset: () => void;
};

const talks = new Map<string, EmbeddedTalk>();

/** Returns the talk with an origin. It lasts as long as the document: a new guest is no new connection. */
export function embeddedTalk(origin: string): EmbeddedTalk {
  const known = talks.get(origin);
  if (known) return known;
  const listeners = new Set<() => void>();
  const embedding: Embedding | null = openEmbedding(window, {
    origin,
    onStartReset() {
      for (const listener of listeners) listener();
    },
  });
  const talk: EmbeddedTalk = {
    onStartReset(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellReset: () => embedding?.tellReset(),
  };
  talks.set(origin, talk);
  return talk;
}
