import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastify from 'fastify';
import { build } from 'vite';
import { openConnection, toRequest } from './connection.mjs';
import { fromRoot } from '../lib/paths.mjs';

const SOURCE = fromRoot('scripts/bench/floor-page');
const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Builds the bare page into a folder and serves it with the menus of `menusUrl`; resolves with `{ url, stop }`. */
export async function startFloorSite(folder, menusUrl) {
  await buildPage(folder);
  const menus = await readCompressed(menusUrl);
  const document = await compressed(join(folder, 'index.html'));
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  });
  app.get('/', (_request, reply) =>
    reply.headers({ 'content-type': 'text/html', 'cache-control': 'no-cache' }).send(document),
  );
  app.get('/menus.json', (request, reply) => {
    reply.headers({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      etag: '"menus"',
    });
    return request.headers['if-none-match'] ? reply.code(304).send() : reply.send(menus);
  });
  app.get('/assets/:file', async ({ params }, reply) => {
    const type = params.file.endsWith('.js') ? 'text/javascript' : 'text/css';
    reply.headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return reply.send(await compressed(join(folder, 'assets', params.file)));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => app.close() };
}

function buildPage(outDir) {
  return build({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    plugins: [librariesOfProduct()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
}

/** The page takes its libraries from where diner-web has them. */
function librariesOfProduct() {
  const product = fromRoot('apps/diner-web/src/main.tsx');
  return {
    name: 'bench:libraries-of-product',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const isOurs = importer?.startsWith(SOURCE) && !/^[./]/u.test(source);
      return isOurs ? this.resolve(source, product, { ...options, skipSelf: true }) : null;
    },
  };
}

function compressed(file) {
  return compress(readFileSync(file), QUALITY);
}

async function readCompressed(url) {
  const { origin, pathname } = new URL(url);
  const connection = await openConnection(origin);
  const headers = { 'accept-encoding': 'br' };
  const { body } = await connection.send(toRequest(origin, 'GET', pathname, { headers }));
  connection.close();
  return body;
}
