import { LRUCache } from 'lru-cache';
import type { HeldDocument } from './held-document';

export type DocumentCache = {
  /** The document of this name that was made of `of`, which is another object with every change; made when there is none. */
  readonly get: (
    of: object,
    name: string,
    make: () => Promise<HeldDocument>,
  ) => Promise<HeldDocument>;
};

/** Size of a document's compressed copies, relative to it. */
const COPIES = 1.4;

/** Documents in memory, up to so many bytes: those unused for longest make room. Callers that come meanwhile share one making. */
export function createDocumentCache(mostBytes: number): DocumentCache {
  const numbers = new WeakMap<object, number>();
  const held = new LRUCache<string, HeldDocument>({
    maxSize: mostBytes,
    // A document that is larger than the whole cache is kept alone.
    sizeCalculation: ({ html }) =>
      Math.min(Math.max(Math.ceil(html.bytes.length * COPIES), 1), mostBytes),
  });
  const making = new Map<string, Promise<HeldDocument>>();
  let last = 0;

  function numberOf(of: object): number {
    const number = numbers.get(of) ?? ++last;
    numbers.set(of, number);
    return number;
  }

  async function makeAndKeep(
    key: string,
    make: () => Promise<HeldDocument>,
  ): Promise<HeldDocument> {
    try {
      const document = await make();
      held.set(key, document);
      return document;
    } finally {
      making.delete(key);
    }
  }

  return {
    async get(of, name, make) {
      const key = `${numberOf(of)} ${name}`;
      const known = held.get(key);
      if (known !== undefined) return known;
      const pending = making.get(key) ?? makeAndKeep(key, make);
      if (!held.has(key)) making.set(key, pending);
      return pending;
    },
  };
}
