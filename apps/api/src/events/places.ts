/** The facts of a stream's client that places are counted by. */
export type Listener = {
  /** The network that the client calls from; everybody in a restaurant may share one. */
  readonly network: string;
  /** The table sessions that it listens for. */
  readonly sessions: readonly string[];
  /** Whether staff or a device of a restaurant listens. */
  readonly isOfRestaurant: boolean;
};

export type PlaceLimits = {
  /** Of all streams of this server. */
  readonly most: number;
  /** Of those, only staff and devices get the last ones. */
  readonly keptForRestaurant: number;
  readonly perNetwork: number;
  readonly perSession: number;
};

export type Places = {
  /** Takes a place, to be given back once. null: this client has its share. 'full': everybody's are taken. */
  readonly take: (listener: Listener) => (() => void) | 'full' | null;
};

/** Counts the streams of a server, so that no client can have those of others. */
export function createPlaces(limits: PlaceLimits): Places {
  const counts = new Map<string, number>();
  let taken = 0;

  function countOf(key: string): number {
    return counts.get(key) ?? 0;
  }

  function add(key: string, more: number): void {
    const count = countOf(key) + more;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    take({ network, sessions, isOfRestaurant }) {
      if (taken >= limits.most - (isOfRestaurant ? 0 : limits.keptForRestaurant)) return 'full';
      if (sessions.some((session) => countOf(session) >= limits.perSession)) return null;
      if (!isOfRestaurant && countOf(network) >= limits.perNetwork) return null;
      const keys = isOfRestaurant ? sessions : [network, ...sessions];
      taken += 1;
      for (const key of keys) add(key, 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        taken -= 1;
        for (const key of keys) add(key, -1);
      };
    },
  };
}
