// One app as one file to deploy: npm run artefact -- api. Web apps are plain files; the api brings what it needs from npm.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { writeEntries } from './lib/artefact-entries.mjs';
import { fromRoot } from './lib/paths.mjs';
import { pnpm, run, turbo } from './lib/run.mjs';
import { step } from './lib/steps.mjs';

const NEVER_DEPLOYED = ['sandbox'];
/** Files to run a server; its sources stay here. */
const DEPLOYED = ['dist', 'node_modules', 'package.json'];

process.exitCode = await main(process.argv[2]);

async function main(app) {
  if (!app || !existsSync(fromRoot('apps', app)) || NEVER_DEPLOYED.includes(app)) {
    console.error('Name an app to deploy: npm run artefact -- api');
    return 1;
  }
  const folder = fromRoot('artefacts', app);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(fromRoot('artefacts'), { recursive: true });
  const steps = [
    ['build', () => turbo('build', ['--only', ...[app, ...servedBy(app)].map(toFilter)])],
    ['gather', () => gather(app, folder)],
    ['pack', () => run('tar', ['-czf', `${folder}.tar.gz`, '-C', fromRoot('artefacts'), app])],
  ];
  for (const [name, work] of steps) {
    const { status } = await step(name, work);
    if (status !== 0) return status;
  }
  console.log(`artefacts/${app}.tar.gz`);
  return 0;
}

async function gather(app, folder) {
  if (existsSync(fromRoot('apps', app, 'index.html'))) {
    cpSync(fromRoot('apps', app, 'dist'), folder, { recursive: true });
    return { status: 0, output: '' };
  }
  const result = await pnpm([
    '--filter',
    `@comanda/${app}`,
    'deploy',
    '--legacy',
    '--prod',
    folder,
  ]);
  for (const name of readdirSync(folder)) {
    if (!DEPLOYED.includes(name)) rmSync(`${folder}/${name}`, { recursive: true });
  }
  writeEntries(folder);
  cpSync(fromRoot('surfaces.json'), `${folder}/surfaces.json`);
  writeFileSync(`${folder}/COMMIT`, `${await commitOf()}\n`);
  for (const name of servedBy(app)) {
    // The second one is of those whose documents the api draws.
    for (const part of ['dist', 'dist-server']) {
      const from = fromRoot('apps', name, part);
      if (existsSync(from)) cpSync(from, `${folder}/apps/${name}/${part}`, { recursive: true });
    }
  }
  return result;
}

/** The apps that answer an address: the api serves all of them where no other server does. */
function servedBy(app) {
  if (app !== 'api') return [];
  const surfaces = JSON.parse(readFileSync(fromRoot('surfaces.json'), 'utf8'));
  return [...new Set(surfaces.map(({ app: name }) => name))].filter((name) => name !== app);
}

/** The commit of the source; where there is no git, as in an image, COMMIT says it. */
async function commitOf() {
  if (process.env.COMMIT) return process.env.COMMIT;
  const { status, output } = await run('git', ['rev-parse', '--short=12', 'HEAD']);
  return status === 0 ? output.trim() : 'unknown';
}

function toFilter(app) {
  return `--filter=@comanda/${app}`;
}
