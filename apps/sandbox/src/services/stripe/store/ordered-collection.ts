import type { PageParams } from '../wire/page-params';

type Stored = { readonly id: string; readonly created: number };
export type Page<Item> = { readonly items: readonly Item[]; readonly has_more: boolean };

/** Objects in the order of their creation: found by id in constant time, paged without a scan. */
export class OrderedCollection<Item extends Stored> {
  readonly #items: Item[] = [];
  readonly #positions = new Map<string, number>();

  get size(): number {
    return this.#items.length;
  }

  get(id: string): Item | undefined {
    const position = this.#positions.get(id);
    return position === undefined ? undefined : this.#items[position];
  }

  /** Adds the object, or puts it in the place of its former version. */
  put(item: Item): void {
    const position = this.#positions.get(item.id);
    if (position !== undefined) {
      this.#items[position] = item;
      return;
    }
    this.#positions.set(item.id, this.#items.length);
    this.#items.push(item);
  }

  /** Newest first, as every list of the API; an unknown cursor gives undefined. */
  page(params: PageParams): Page<Item> | undefined {
    const limit = params.limit ?? 10;
    let low = 0;
    let high = this.#items.length;
    const range = params.created;
    if (range?.gte !== undefined) low = Math.max(low, this.#firstCreatedFrom(range.gte));
    if (range?.gt !== undefined) low = Math.max(low, this.#firstCreatedFrom(range.gt + 1));
    if (range?.lt !== undefined) high = Math.min(high, this.#firstCreatedFrom(range.lt));
    if (range?.lte !== undefined) high = Math.min(high, this.#firstCreatedFrom(range.lte + 1));
    if (params.ending_before !== undefined) {
      const cursor = this.#positions.get(params.ending_before);
      if (cursor === undefined) return undefined;
      const start = Math.max(low, cursor + 1);
      const end = Math.min(high, start + limit);
      return { items: this.#items.slice(start, end).reverse(), has_more: end < high };
    }
    if (params.starting_after !== undefined) {
      const cursor = this.#positions.get(params.starting_after);
      if (cursor === undefined) return undefined;
      high = Math.min(high, cursor);
    }
    const start = Math.max(low, high - limit);
    return {
      items: this.#items.slice(start, Math.max(start, high)).reverse(),
      has_more: start > low,
    };
  }

  *newestFirst(): Generator<Item> {
    for (let index = this.#items.length - 1; index >= 0; index -= 1) {
      const item = this.#items[index];
      if (item) yield item;
    }
  }

  /** Binary search: `created` never decreases along the list. */
  #firstCreatedFrom(created: number): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const item = this.#items[middle];
      if (item && item.created < created) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
