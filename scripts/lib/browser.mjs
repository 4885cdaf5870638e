import { existsSync } from 'node:fs';
import { binary, fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Finds a Chromium for the browser tests, or installs one; resolves with a step result. */
export async function ensureBrowser() {
  const attempts = [
    async () => {},
    () => run('npx', ['playwright', 'install', 'chromium'], { cwd: fromRoot('e2e') }),
    installWithApt,
  ];
  for (const attempt of attempts) {
    await attempt();
    const path = await findBrowser();
    if (path) return { status: 0, output: '', note: path };
  }
  return {
    status: 1,
    output:
      'No Chromium was found and none could be installed. Set CHROMIUM_PATH to one, or run\n' +
      '"npx playwright install chromium" in e2e/, or install the chromium package of your system.',
  };
}

async function findBrowser() {
  const { output } = await run(binary('tsx'), [fromRoot('e2e/src/browser.ts')]);
  return existsSync(output) ? output : undefined;
}

/** In a bare container there is nobody to ask, and root may install. */
async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', 'chromium'], { env });
}
