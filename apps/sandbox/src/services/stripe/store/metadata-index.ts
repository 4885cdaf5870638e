import type { Metadata } from '../wire/metadata';

/** Finds objects by one metadata pair without looking at the others. Ids are kept oldest first. */
export class MetadataIndex {
  readonly #ids = new Map<string, string[]>();

  find(key: string, value: string): readonly string[] {
    return this.#ids.get(pairKey(key, value)) ?? [];
  }

  update(id: string, before: Metadata, after: Metadata): void {
    if (before === after) return;
    for (const [key, value] of Object.entries(before)) {
      if (after[key] !== value) this.#remove(pairKey(key, value), id);
    }
    for (const [key, value] of Object.entries(after)) {
      if (before[key] !== value) this.#add(pairKey(key, value), id);
    }
  }

  #add(pair: string, id: string): void {
    const ids = this.#ids.get(pair);
    if (ids) ids.push(id);
    else this.#ids.set(pair, [id]);
  }

  #remove(pair: string, id: string): void {
    const rest = this.#ids.get(pair)?.filter((other) => other !== id) ?? [];
    if (rest.length === 0) this.#ids.delete(pair);
    else this.#ids.set(pair, rest);
  }
}

function pairKey(key: string, value: string): string {
  return `${key}\u0000${value}`;
}
