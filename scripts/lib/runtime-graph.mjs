/**
 * Maps modules to the modules they load at run time; imports that only fetch types are left out.
 * Returns a map from each module's path to the paths that it loads.
 */
export function runtimeGraph(modules) {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** The edges between modules that load each other, as `[from, to]`. By Tarjan's strongly connected components. */
export function edgesInCycles(graph) {
  const found = new Map();
  const component = new Map();
  const open = [];

  function visit(module) {
    const at = found.size;
    found.set(module, at);
    open.push(module);
    let lowest = at;
    for (const next of graph.get(module) ?? []) {
      if (!found.has(next)) lowest = Math.min(lowest, visit(next));
      else if (!component.has(next)) lowest = Math.min(lowest, found.get(next));
    }
    if (lowest === at) {
      for (const member of open.splice(open.lastIndexOf(module))) component.set(member, at);
    }
    return lowest;
  }

  for (const module of graph.keys()) if (!found.has(module)) visit(module);
  return [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => component.get(from) === component.get(to)).map((to) => [from, to]),
  );
}

/** The first module whose path matches among those that `start` loads, directly or not. */
export function findReachable(graph, start, pattern) {
  const seen = new Set([start]);
  for (const module of seen) {
    if (pattern.test(module)) return module;
    for (const next of graph.get(module) ?? []) seen.add(next);
  }
  return undefined;
}
