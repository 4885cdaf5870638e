import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { chooseEncoding, isKnown } from '../http/public-document';
import { addInstallable } from '../surfaces/add-installable';
import type { Draw, HeldDocument } from '../surfaces/held-document';
import { makeHtmlDocument } from '../surfaces/html-document';
import {
  contentSecurityPolicy,
  mapWorkerPolicy,
  framedBy,
  type PageNeed,
} from '../surfaces/content-security-policy';
import { frameOrigin } from '../surfaces/frame-origin';
import { type Ask, createPageDocuments } from '../surfaces/page-documents';
import { createPageRendererLoader, createRendererLoader } from '../surfaces/load-renderer';
import { LANGUAGES } from '@comanda/contracts';
import { firstOwner } from '@comanda/contracts/address-pattern';
import { readSurfaces } from '../surfaces/read-surfaces';
import { stylesOf } from '../surfaces/styles-of';
import { createRestaurantDocuments } from '../surfaces/restaurant-documents';
import { readStaticPages } from '../surfaces/static-pages';

type WebApp = {
  readonly folder: string;
  readonly needs: readonly PageNeed[];
  /** Its own document, which works by itself. */
  readonly document: HeldDocument;
  readonly draw: Draw | null;
  /** Whether it has a document at every address that it owns, also at those of files. */
  readonly isDrawnWhole: boolean;
  readonly loadRenderer: ReturnType<typeof createRendererLoader>;
};

type Needs = Pick<Deps, 'catalogue' | 'clock' | 'config' | 'db' | 'log'>;

/** A service worker answers for all addresses below its own unless its file says otherwise; what it fetches is a matter of its own policy. */
const WORKER = {
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
};

/** Workers of the libraries that draw maps, as the build names them. */
const MAP_WORKER = /^assets\/[\w-]*worker[\w-]*\.m?js(?:\.br|\.gz)?$/u;

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Addresses of files, not of pages: what browsers and crawlers ask for by themselves. */
const FILE =
  /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

/** Serves the built web apps beside the api, on one origin: their files below /_/{app}/, their page wherever they own the address. */
export function addSurfaces(app: FastifyInstance, deps: Needs, surfacesFile: string): void {
  const surfaces = readSurfaces(surfacesFile);
  async function ask(path: string): Promise<unknown> {
    const reply = await app.inject(path);
    if (reply.statusCode === 404) return null;
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}.`);
    return reply.json();
  }
  const webApps = new Map<string, WebApp>();
  for (const { app: name, folder, needs } of surfaces) {
    if (folder !== null) webApps.set(name, readWebApp({ folder, needs }, deps, ask));
  }
  if (webApps.size === 0) return;
  const [loadRenderer] = [...webApps.values()].flatMap((each) => each.loadRenderer ?? []);
  if (loadRenderer !== undefined) addInstallable(app, deps, loadRenderer);
  for (const [name, { folder, needs }] of webApps)
    serveFiles(
      app,
      `/_/${name}/`,
      folder,
      needs.includes('map') ? mapWorkerPolicy(deps.config) : null,
    );

  if (deps.config.termsUrl !== null) addTerms(app, deps.config.termsUrl);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const owner = webApps.get(firstOwner(surfaces, path)?.app ?? '');
    if (owner === undefined) return reply.callNotFound();
    const { document, draw, isDrawnWhole, loadRenderer } = owner;
    if (FILE.test(path) && !isDrawnWhole) return reply.callNotFound();
    const sent = (await draw?.(request.url, request.headers)) ?? document;
    const framing = loadRenderer && (await frameOrigin(deps, request, loadRenderer));
    const policy = framing === null ? sent.policy : framedBy(sent.policy, framing);
    setPageHeaders(reply, { ...sent, policy });
    return sendDocument(request, reply, sent);
  });
}

/** Leads from our page of terms to the operator's, in every language. */
function addTerms(app: FastifyInstance, url: string): void {
  const paths = LANGUAGES.map((language) => (language === 'en' ? '/tos' : `/${language}/tos`));
  for (const path of paths)
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.redirect(url, 302));
}

function setPageHeaders(
  reply: FastifyReply,
  { policy, isMissing, isPersonal = false }: HeldDocument,
): void {
  void reply.code(isMissing ? 404 : 200).headers({
    'cache-control': isMissing || isPersonal ? 'no-store' : 'no-cache',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=*, usb=()',
    'referrer-policy': 'no-referrer',
    ...(isMissing ? { 'x-robots-tag': 'noindex' } : {}),
  });
}

/** Serves a folder of built files, as the build compressed them. */
function serveFiles(
  app: FastifyInstance,
  prefix: string,
  folder: string,
  mapWorker: string | null,
): void {
  const root = resolve(folder);
  void app.register(serveStatic, {
    root,
    prefix,
    preCompressed: true,
    decorateReply: false,
    index: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders(reply, file) {
      const path = relative(root, file).split(sep).join('/');
      // The build puts a hash of the content into the names of these.
      const isHashed = path.startsWith('assets/');
      void reply.header('cache-control', isHashed ? FOR_EVER : 'no-cache');
      if (mapWorker !== null && MAP_WORKER.test(path))
        void reply.header('content-security-policy', mapWorker);
      if (/^worker\.js(?:\.br|\.gz)?$/.test(path)) void reply.headers(WORKER);
    },
  });
}

function readWebApp(
  { folder, needs }: { readonly folder: string; readonly needs: readonly PageNeed[] },
  deps: Needs,
  ask: Ask,
): WebApp {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new Error(`${folder} has no index.html. Build the app again.`);
  const html = readFileSync(index, 'utf8');
  const loadRenderer = createRendererLoader(folder);
  const loadPages = createPageRendererLoader(folder);
  const built = { template: html, styles: stylesOf(html, folder) };
  const pages = readStaticPages(folder, deps.config);
  const document: HeldDocument = {
    html: makeHtmlDocument(html),
    policy: contentSecurityPolicy(html, deps.config, { needs }),
    isMissing: false,
    varies: [],
  };
  return {
    folder,
    needs,
    document,
    isDrawnWhole: pages !== null,
    loadRenderer,
    draw:
      pages ??
      (loadRenderer && createRestaurantDocuments(deps, { ...built, document }, loadRenderer)) ??
      (loadPages && createPageDocuments(deps, { ...built, needs }, loadPages, ask)),
  };
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, varies, type = 'text/html; charset=utf-8' }: HeldDocument,
): Promise<FastifyReply> {
  const { tag, bytes, compressed } = html;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${tag}${encoding === null ? '' : `-${encoding}`}"`;
  void reply.headers({
    etag,
    'content-type': type,
    vary: ['Accept-Encoding', ...varies].join(', '),
  });
  const isSame = reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag);
  if (isSame) return reply.code(304).send();
  if (encoding === null) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compressed(encoding));
}
