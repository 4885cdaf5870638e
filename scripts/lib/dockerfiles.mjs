import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from './workspace.mjs';

/** Names in the Dockerfiles of `deploy` that do not exist in this project: files, scripts, packages, tasks, stages. */
export function dockerfileFaults(root) {
  const project = readProject(root);
  return readdirSync(join(root, 'deploy'))
    .filter((file) => file.endsWith('Dockerfile'))
    .flatMap((file) =>
      faultsOf(instructions(readFileSync(join(root, 'deploy', file), 'utf8')), project).map(
        (fault) => `deploy/${file}: ${fault}`,
      ),
    );
}

function readProject(root) {
  const packages = listPackages(root);
  return {
    root,
    names: packages.map(({ name }) => name),
    folders: packages.map(({ folder }) => folder),
    scripts: Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts),
    tasks: Object.keys(JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')).tasks),
    node: readFileSync(join(root, '.nvmrc'), 'utf8').trim(),
  };
}

/** Each instruction as one line: `[name, the rest of it]`. */
function instructions(text) {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1).trim()]);
}

function faultsOf(lines, project) {
  const stages = new Set();
  return lines.flatMap(([name, rest]) => {
    if (name === 'FROM') return fromFaults(rest, stages, project);
    if (name === 'COPY') return copyFaults(rest, stages, project);
    if (name === 'RUN') return runFaults(rest, project);
    return [];
  });
}

function fromFaults(rest, stages, { node }) {
  const [image, , stage] = rest.split(/\s+/);
  if (stage) stages.add(stage);
  const version = /^node:(\d+)/.exec(image)?.[1];
  return version && version !== node ? [`${image} is not Node ${node}, as .nvmrc says`] : [];
}

function copyFaults(rest, stages, { root }) {
  const words = rest.split(/\s+/);
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  if (stage) return stages.has(stage) ? [] : [`COPY --from=${stage}: there is no such stage`];
  return words
    .filter((word) => !word.startsWith('--'))
    .slice(0, -1)
    .filter((source) => !existsSync(join(root, source)))
    .map((source) => `COPY ${source}: there is no such file`);
}

function runFaults(rest, { root, names, folders, scripts, tasks }) {
  return [
    ...missing(
      rest,
      /\bnode (\w\S*\.mjs)/g,
      (file) => existsSync(join(root, file)),
      (file) => `node ${file}: there is no such file`,
    ),
    ...missing(
      rest,
      /\bnpm run ([\w:-]+)/g,
      (script) => scripts.includes(script),
      (script) => `npm run ${script}: package.json has no such script`,
    ),
    ...missing(
      rest,
      /\bnpm run artefact -- (\w+)/g,
      (app) => folders.includes(`apps/${app}`),
      (app) => `npm run artefact -- ${app}: there is no such app`,
    ),
    ...missing(
      rest,
      /\bturbo(?: run)? (\w+)/g,
      (task) => tasks.includes(task),
      (task) => `turbo ${task}: turbo.json has no such task`,
    ),
    ...missing(
      rest,
      /--filter='?!?([^'\s]+)/g,
      (filter) => matchesSome(filter, names, folders),
      (filter) => `--filter ${filter}: no package is called that`,
    ),
  ];
}

function missing(text, pattern, isKnown, told) {
  return [...text.matchAll(pattern)]
    .map(([, found]) => found)
    .filter((found) => !isKnown(found))
    .map(told);
}

function matchesSome(filter, names, folders) {
  if (!filter.startsWith('./')) return names.includes(filter);
  const [parent, rest] = filter.slice(2).split('/*');
  return folders.some((folder) =>
    rest === undefined ? folder === parent : folder.startsWith(`${parent}/`),
  );
}
