import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createVite } from 'vite';
import { fromRoot } from './paths.mjs';
import { ownerOf, readSurfaces } from '../../packages/build/src/surfaces.mjs';

/** One origin for all apps with hot reload: documents by surfaces.json, modules by Vite, `/api` by the api. */
export async function createFront({ apiPort }) {
  const surfaces = readSurfaces();
  const front = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(error.message);
    });
  });
  const apps = new Map();
  for (const { app } of surfaces) {
    if (app !== 'api') apps.set(app, await startVite(app, front));
  }
  return front;

  async function answer(incoming, outgoing) {
    const app = ownerOf(surfaces, incoming.url);
    if (app === 'api') return proxy(incoming, outgoing, apiPort);
    const vite = apps.get(app);
    if (!vite) return outgoing.writeHead(404).end();
    if (incoming.url.startsWith(`/_/${app}/`)) return vite.middlewares(incoming, outgoing);
    const page = readFileSync(fromRoot('apps', app, 'index.html'), 'utf8');
    const template = await vite.transformIndexHtml(incoming.url, page);
    const html = (await drawnPage(vite, app, template, incoming.url)) ?? template;
    return outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }
}

/** An app whose build draws all of its pages (`src/pages.tsx`) draws the one of an address; null for other apps. */
async function drawnPage(vite, app, template, url) {
  if (!existsSync(fromRoot('apps', app, 'src/pages.tsx'))) return null;
  const { drawPages } = await vite.ssrLoadModule('/src/pages.tsx');
  const pages = await drawPages({
    template,
    contactScript: `/_/${app}/src/contact/contact-form.ts`,
  });
  const path = url.replace(/[?#].*$/u, '').replace(/(?<=.)\/+$/u, '');
  return (pages.find((page) => page.path === path) ?? pages.find((page) => page.path === '/404'))
    .html;
}

/** The hot-reload socket of an app lies under the app's own base, so that several share one server. */
function startVite(app, front) {
  const root = fromRoot('apps', app);
  if (!existsSync(root))
    throw new Error(`surfaces.json names "${app}", but there is no apps/${app}.`);
  return createVite({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: front } },
  });
}

/** Passes a request on byte by byte, so that an event stream arrives as it is written. */
function proxy(incoming, outgoing, port) {
  const { method, url: path, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode, reply.headers);
    reply.pipe(outgoing);
  });
  onward.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The api is not running.');
  });
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}
