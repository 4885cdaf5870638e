import { cruise } from 'dependency-cruiser';
import { RULES, RUNTIME_RULES } from './boundary-rules.mjs';

const SOURCES = ['apps', 'packages', 'e2e'];
const NOT_OURS = String.raw`(^|/)(node_modules|dist|dist-server|test-results)/`;

/** Checks every import of the workspace at `root`; resolves with the modules seen and the violations found. */
export async function checkBoundaries(root) {
  const written = await cruiseWith(root, RULES, true);
  const running = await cruiseWith(root, RUNTIME_RULES, false);
  return {
    modules: written.totalCruised,
    violations: [...written.violations, ...running.violations].map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  };
}

async function cruiseWith(root, forbidden, withTypes) {
  const { output } = await cruise(SOURCES, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: withTypes,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: NOT_OURS.replace('node_modules|', '') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  });
  return output.summary;
}
