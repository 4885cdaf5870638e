/** What every page says to a browser, besides its policy on what it may load: the same as the api's own answer with it. */
const PAGE_HEADERS = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=*, usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const FILE = String.raw`(?i)\.(?:css|gif|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webmanifest|webp|woff2?|xml)$`;

/** The Caddyfile that serves what surfaces.json (`[{ app, paths }]`, first fit wins) says. */
export function makeCaddyfile(surfaces) {
  return [
    '# Made of surfaces.json by scripts/caddyfile.mjs. Change that one, and run: node scripts/caddyfile.mjs',
    '#   SITE_ADDRESS   what to listen on; a name such as order.example.com brings its certificate along',
    '#   API_UPSTREAMS  the api’s processes, separated by spaces',
    '#   APPS_ROOT      the folder of the built apps, one below the other',
    '#   POLICIES       what each app’s pages may load, by node scripts/policies.mjs',
    block('', ['admin off']),
    '# For whoever watches over this process.',
    block('http://:9080', ['respond /health 200']),
    block('{$SITE_ADDRESS::8080}', [
      block('route', [files(), ...surfaces.map((surface) => handle(surface))]),
    ]),
    '',
  ].join('\n');
}

function handle(surface) {
  return surface.app === 'api' ? api(surface) : page(surface);
}

/** An app's own files lie below /_/{app}/, wherever its pages are. */
function files() {
  return [
    '@files path_regexp file ^/_/([a-z0-9-]+)/(.+)$',
    '# In this order: Caddy would otherwise rewrite first, and nothing of the address would be left to tell by.',
    routed('handle @files', [
      'root * {$APPS_ROOT:/srv/apps}',
      '@hashed path_regexp ^/_/[a-z0-9-]+/assets/',
      'header Cache-Control no-cache',
      'header @hashed Cache-Control "public, max-age=31536000, immutable"',
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
    block('handle @api', [
      block('reverse_proxy {$API_UPSTREAMS:api-1:4800 api-2:4800}', [
        'lb_policy least_conn',
        '# A server that is about to close says so at once, and is still there when nobody is sent to it any more.',
        'health_uri /api/health/ready',
        'health_interval 1s',
        'health_timeout 2s',
        'lb_try_duration 5s',
        'lb_try_interval 100ms',
        'flush_interval -1',
      ]),
    ]),
  ].join('\n');
}

function page({ app, paths }) {
  return [
    `@${app} path_regexp ${patternOf(paths)}`,
    routed(`handle @${app}`, [
      '# Addresses of files, not of pages: what browsers and crawlers ask for by themselves.',
      `@${app}-file path_regexp ${FILE}`,
      `respond @${app}-file 404`,
      'root * {$APPS_ROOT:/srv/apps}',
      'encode gzip',
      ...Object.entries(PAGE_HEADERS).map(([name, value]) => `header ${name} "${value}"`),
      `import {$POLICIES:/etc/caddy/policies}/${app}.caddy`,
      `rewrite * /${app}/index.html`,
      'file_server',
    ]),
  ].join('\n');
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
