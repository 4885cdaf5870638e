import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dockerfileFaults } from './dockerfiles.mjs';
import { ROOT } from './paths.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dockerfiles-'));
  put('package.json', { scripts: { artefact: 'a' } });
  put('turbo.json', { tasks: { build: {} } });
  put('.nvmrc', '20\n');
  put('scripts/pnpm.mjs', '');
  put('apps/api/package.json', { name: '@comanda/api' });
});
afterEach(() => rmSync(root, { recursive: true }));

test('what the images are built with exists', () => {
  expect(dockerfileFaults(ROOT)).toEqual([]);
});

test('finds nothing amiss where everything exists', () => {
  put(
    'deploy/api.Dockerfile',
    [
      'FROM node:20.19-bookworm-slim AS build',
      'COPY . .',
      '# RUN node scripts/long-gone.mjs',
      'RUN node scripts/pnpm.mjs install \\',
      ' && npm run artefact -- api',
      "RUN turbo build --filter='./apps/*' --filter='!@comanda/api'",
      'FROM debian',
      'COPY --from=build --chown=root:root /src/artefacts/api ./',
    ].join('\n'),
  );

  expect(dockerfileFaults(root)).toEqual([]);
});

test('names each thing that does not exist', () => {
  put(
    'deploy/web.Dockerfile',
    [
      'FROM node:22-bookworm-slim AS build',
      'COPY deploy/Caddyfile /etc/caddy/',
      'RUN node scripts/pnpm.mjs install \\',
      ' && node scripts/gone.mjs && npm run gone && npm run artefact -- kiosk',
      "RUN turbo bundle --filter='./sites/*' --filter=@comanda/kiosk",
      'COPY --from=builder /site /srv',
    ].join('\n'),
  );

  expect(dockerfileFaults(root)).toEqual([
    'deploy/web.Dockerfile: node:22-bookworm-slim is not Node 20, as .nvmrc says',
    'deploy/web.Dockerfile: COPY deploy/Caddyfile: there is no such file',
    'deploy/web.Dockerfile: node scripts/gone.mjs: there is no such file',
    'deploy/web.Dockerfile: npm run gone: package.json has no such script',
    'deploy/web.Dockerfile: npm run artefact -- kiosk: there is no such app',
    'deploy/web.Dockerfile: turbo bundle: turbo.json has no such task',
    'deploy/web.Dockerfile: --filter ./sites/*: no package is called that',
    'deploy/web.Dockerfile: --filter @comanda/kiosk: no package is called that',
    'deploy/web.Dockerfile: COPY --from=builder: there is no such stage',
  ]);
});

function put(file, content) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}
