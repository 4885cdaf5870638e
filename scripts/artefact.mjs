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
import { fromRoot } from './lib/paths.mjs';
import { pnpm, run, turbo } from './lib/run.mjs';
import { step } from './lib/steps.mjs';

const NEVER_DEPLOYED = ['sandbox'];
/** What running a server takes; its sources stay here. */
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
    ['build', () => turbo('build', ['--only', ...[app, ...drawnBy(app)].map(toFilter)])],
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
  cpSync(fromRoot('surfaces.json'), `${folder}/surfaces.json`);
  writeFileSync(`${folder}/COMMIT`, `${await commitOf()}\n`);
  for (const name of drawnBy(app)) {
    for (const part of ['dist', 'dist-server']) {
      cpSync(fromRoot('apps', name, part), `${folder}/apps/${name}/${part}`, { recursive: true });
    }
  }
  return result;
}

/** The apps whose documents an app draws: it needs both halves of them. */
function drawnBy(app) {
  if (app !== 'api') return [];
  const surfaces = JSON.parse(readFileSync(fromRoot('surfaces.json'), 'utf8'));
  return surfaces.filter(({ drawn }) => drawn).map(({ app: name }) => name);
}

function toFilter(app) {
  return `--filter=@comanda/${app}`;
}
