// Everything: what `npm test` proves, then all of the long tests. For every night, and after every tenth landing.
import { fromRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

for (const script of ['test.mjs', 'test-long.mjs']) {
  const { status } = await run(process.execPath, [fromRoot('scripts', script)], { loud: true });
  if (status !== 0) process.exitCode = 1;
}
