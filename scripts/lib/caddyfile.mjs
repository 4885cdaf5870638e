/** Headers of every page, besides its policy on what it may load: the same as in the api's own reply with it. */
const PAGE_HEADERS = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=*, usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const UPSTREAMS = '{$API_UPSTREAMS:api-1:4800 api-2:4800}';

/** Without a CDN nobody is believed who names another address. */
const TRUSTED = 'trusted_proxies {$TRUSTED_PROXIES:127.0.0.1/32}';

const FILE = String.raw`(?i)\.(?:css|gif|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webmanifest|webp|woff2?|xml)$`;

/** The Caddyfile that serves what surfaces.json (`[{ app, paths, drawn }]`, first fit wins) says. */
export function makeCaddyfile(surfaces) {
  return [
    '# Made of surfaces.json by scripts/caddyfile.mjs. Change that one, and run: node scripts/caddyfile.mjs',
    '#   SITE_ADDRESS   what to listen on; a name such as order.example.com brings its certificate along',
    '#   API_UPSTREAMS  the api’s processes, separated by spaces',
    '#   APPS_ROOT      the folder of the built apps, one below the other',
    '#   POLICIES       what each app’s pages may load, by node scripts/policies.mjs',
    '#   TRUSTED_PROXIES  addresses of a CDN in front, separated by spaces: it is believed when it names a guest’s address',
    block('', ['admin off']),
    '# For whoever watches over this process.',
    block('http://:{$HEALTH_PORT:9080}', ['respond /health 200']),
    block('{$SITE_ADDRESS::8080}', [
      '# A browser that came once with encryption never comes without it.',
      '@encrypted protocol https',
      'header @encrypted Strict-Transport-Security max-age=31536000',
      '# The encryption may end at a CDN in front.',
      '@forwarded header X-Forwarded-Proto https',
      'header @forwarded Strict-Transport-Security max-age=31536000',
      block('route', [files(), ...surfaces.map((surface) => handle(surface))]),
      withoutApi(surfaces.filter(({ drawn }) => drawn)),
    ]),
    '',
  ].join('\n');
}

function handle(surface) {
  if (surface.app === 'api') return api(surface);
  return surface.drawn ? drawnPage(surface) : page(surface);
}

/** An app's own files lie below /_/{app}/, wherever its pages are. */
function files() {
  return [
    '@files path_regexp file ^/_/([a-z0-9-]+)/(.+)$',
    '# In this order: Caddy would otherwise rewrite first, and nothing of the address would be left to tell by.',
    routed('handle @files', [
      'root * {$APPS_ROOT:/srv/apps}',
      '# While a new version is put in place, a page may ask for files of the other one: the api has those of its own.',
      '@other not file /{re.file.1}/{re.file.2}',
      block(`reverse_proxy @other ${UPSTREAMS}`, [TRUSTED]),
      '@hashed path_regexp ^/_/[a-z0-9-]+/assets/',
      'header Cache-Control no-cache',
      'header @hashed Cache-Control "public, max-age=31536000, immutable"',
      '@worker path_regexp ^/_/[a-z0-9-]+/worker\\.js$',
      'header @worker Service-Worker-Allowed /',
      'header X-Content-Type-Options nosniff',
      'encode gzip',
      'rewrite * /{re.file.1}/{re.file.2}',
      'file_server',
    ]),
  ].join('\n');
}

function api({ paths }) {
  return [
    `@api path_regexp ${patternOf(paths)}`,
    block('handle @api', [toApi('5s', ['flush_interval -1'])]),
  ].join('\n');
}

function toApi(patience, more) {
  return block(`reverse_proxy ${UPSTREAMS}`, [
    TRUSTED,
    'lb_policy least_conn',
    '# A server that is about to close says so at once, and is still there when nobody is sent to it any more.',
    'health_uri /api/health/ready',
    'health_interval 1s',
    'health_timeout 2s',
    `lb_try_duration ${patience}`,
    'lb_try_interval 100ms',
    ...more,
  ]);
}

/** The api draws these pages, and says itself what they may load and who may frame them. */
function drawnPage({ app, paths }) {
  return [
    `@${app} path_regexp ${patternOf(paths)}`,
    routed(`handle @${app}`, [
      ...noFiles(app),
      `vars page ${app}`,
      toApi('2s', ['@away status 404 502 503 504', block('handle_response @away', ['error 503'])]),
    ]),
  ].join('\n');
}

/** While no api answers, a drawn page is the app’s own document: it tells what is wrong, and goes on by itself. */
function withoutApi(drawn) {
  return block('handle_errors', [
    block('route', [
      ...drawn.flatMap(({ app }) => [
        block(`@${app}-alone`, [
          `vars page ${app}`,
          'expression {http.error.status_code} in [502, 503, 504]',
        ]),
        routed(`handle @${app}-alone`, documentOf(app, ['status 200'])),
      ]),
      'respond "" {http.error.status_code}',
    ]),
  ]);
}

function page({ app, paths }) {
  return [
    `@${app} path_regexp ${patternOf(paths)}`,
    routed(`handle @${app}`, [...noFiles(app), ...documentOf(app)]),
  ].join('\n');
}

function noFiles(app) {
  return [
    '# Addresses of files, not of pages: what browsers and crawlers ask for by themselves.',
    `@${app}-file path_regexp ${FILE}`,
    `respond @${app}-file 404`,
  ];
}

function documentOf(app, serving = []) {
  return [
    'root * {$APPS_ROOT:/srv/apps}',
    'encode gzip',
    ...Object.entries(PAGE_HEADERS).map(([name, value]) => `header ${name} "${value}"`),
    `import {$POLICIES:/etc/caddy/policies}/${app}.caddy`,
    `rewrite * /${app}/index.html`,
    serving.length === 0 ? 'file_server' : block('file_server', serving),
  ];
}

/** {name} stands for a segment or a part of one, /** for everything below and the folder itself; a slash at the end says nothing. */
function patternOf(paths) {
  const patterns = paths.map((path) =>
    path
      .split(/(\{[a-zA-Z_]+\}|\/\*\*)/u)
      .map((part) => {
        if (part === '/**') return '(?:/.*)?';
        if (part.startsWith('{')) return '[^/]+';
        return part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
      })
      .join(''),
  );
  return `^(?:${patterns.join('|')})/?$`;
}

function routed(head, lines) {
  return block(head, [block('route', lines)]);
}

function block(head, lines) {
  const body = lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : `\t${line}`));
  return [`${head} {`.trimStart(), ...body, '}'].join('\n');
}
