import { cruise } from 'dependency-cruiser';
import { BROWSER_ENTRY, RULES, ZOD } from './boundary-rules.mjs';
import { edgesInCycles, findReachable, runtimeGraph } from './runtime-graph.mjs';

const SOURCES = ['apps', 'packages', 'e2e'];
const NOT_OURS = String.raw`(^|/)(dist|dist-server|test-results)/`;

/** Checks every import of the workspace at `root`; resolves with the modules seen and the violations found. */
export async function checkBoundaries(root) {
  const { output } = await cruise(SOURCES, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: RULES },
    // Types are told by their own imports, so nothing has to be compiled.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: NOT_OURS },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  });
  return {
    modules: output.summary.totalCruised,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...runtimeFaults(output.modules),
    ],
  };
}

function runtimeFaults(modules) {
  const graph = runtimeGraph(modules);
  const cycles = edgesInCycles(graph).map(([from, to]) => ({ rule: 'no-cycles', from, to }));
  const zod = [...graph.keys()]
    .filter((module) => BROWSER_ENTRY.test(module))
    .map((from) => ({ rule: 'no-zod-in-a-browser', from, to: findReachable(graph, from, ZOD) }))
    .filter(({ to }) => to !== undefined);
  return [...cycles, ...zod];
}
