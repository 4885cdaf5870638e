import type { BundleFault } from './fault';
import type { YamlSource } from './yaml-source';

export type Keyed = { readonly key: string; readonly path: readonly PropertyKey[] };

/** Keys that more than one thing has; the first keeps it. */
export function repeatedKeys(
  source: YamlSource,
  what: string,
  list: readonly Keyed[],
): BundleFault[] {
  const first = new Map<string, BundleFault>();
  return list.flatMap(({ key, path }) => {
    const earlier = first.get(key);
    const fault = source.faultAt(path, `the ${what} "${key}" is taken`);
    if (earlier === undefined) {
      first.set(key, fault);
      return [];
    }
    return [
      {
        ...fault,
        message: `the ${what} "${key}" is taken by line ${earlier.line}; choose another`,
      },
    ];
  });
}
