/** Kinds of calls to Mapbox. */
export type MapboxCall = 'style' | 'tileset' | 'tile' | 'sprite' | 'font' | 'session' | 'geocode';

/** All that the Mapbox stand-in remembers: how often it was called, and for which places. */
export class MapboxState {
  readonly #calls = new Map<MapboxCall, number>();
  readonly #queries: string[] = [];

  count(call: MapboxCall): void {
    this.#calls.set(call, (this.#calls.get(call) ?? 0) + 1);
  }

  noteQuery(query: string): void {
    this.#queries.push(query);
  }

  calls(): Readonly<Partial<Record<MapboxCall, number>>> {
    return Object.fromEntries(this.#calls);
  }

  /** Newest first. */
  queries(): readonly string[] {
    return this.#queries.toReversed();
  }

  reset(): void {
    this.#calls.clear();
    this.#queries.length = 0;
  }
}
