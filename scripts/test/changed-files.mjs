import { execFileSync } from 'node:child_process';
import { fromRoot } from '../lib/paths.mjs';

/** The commit that a change starts from: where this branch left main, or on main itself the last one that was published. */
export function findBase() {
  for (const ref of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', ref);
    if (base !== undefined && (ref === 'origin/main' || base !== git('rev-parse', 'HEAD')))
      return base;
  }
  return git('rev-parse', 'HEAD~1') ?? git('rev-parse', 'HEAD');
}

/** The paths that differ from a commit, committed or not, and those that git does not know yet. */
export function changedFiles(base) {
  const changed = git('diff', '--name-only', base) ?? '';
  const created = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}\n${created}`.split('\n').filter(Boolean))];
}

function git(...args) {
  try {
    const options = { cwd: fromRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).trim();
  } catch {
    return undefined;
  }
}
