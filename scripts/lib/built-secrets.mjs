import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

/** Apps that run on a server of ours; all others are read by anybody. */
const SERVERS = new Set(['api', 'sandbox']);
const READ = /\.(?:m?js|css|html|json|map|svg|txt|webmanifest)$/u;

/** Secrets that a built app must not contain, whatever the restaurant. */
const SECRETS = [
  ['a secret key of Stripe', /\b[sr]k_(?:live|test)_\w{6,}/u],
  ['a webhook secret', /\bwhsec_\w{6,}/u],
  ['a hash of a PIN', /\bscrypt\$\d+\$/u],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/u],
  ['a database with its password', /\bpostgres(?:ql)?:\/\/[^\s:/@]+:[^\s@]+@/u],
];

/** The secrets in a text, by what they are. PINs are looked for as words in quotes: digits alone are everywhere. */
export function secretsIn(text, { pins = [], codes = [] } = {}) {
  return [
    ...SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    ...pins
      .filter((pin) => new RegExp(`(["'\`])${pin}\\1`, 'u').test(text))
      .map((pin) => `the PIN ${pin}`),
    ...codes
      .filter((code) => text.toLowerCase().includes(code.toLowerCase()))
      .map((code) => `the setup code ${code}`),
  ];
}

/** The PINs and setup codes that the demo restaurants' folders say. */
export function readDemoSecrets(folder = fromRoot('demo')) {
  const texts = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === 'restaurant.yaml')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  return {
    pins: [...texts.matchAll(/\bpin:\s*['"]?(\d{4,8})/gu)].map(([, pin]) => pin),
    codes: [...texts.matchAll(/^setup_code:\s*['"]?([\w-]+)/gmu)].map(([, code]) => code),
  };
}

/** Reads every file of the built apps that browsers get, and names each secret that is in one. */
export function findBuiltSecrets(appsFolder = fromRoot('apps'), known = readDemoSecrets()) {
  const apps = readdirSync(appsFolder).filter((app) => !SERVERS.has(app));
  const files = apps.flatMap((app) => builtFiles(join(appsFolder, app, 'dist')));
  const found = files.flatMap((file) =>
    secretsIn(readFileSync(file, 'utf8'), known).map((secret) => `${file}: ${secret}`),
  );
  return { files: files.length, found };
}

/** The same as a step: without a built file it has looked at nothing, and fails. */
export function checkBuiltSecrets() {
  const { files, found } = findBuiltSecrets();
  const output = files === 0 ? 'No app is built.' : found.join('\n');
  return {
    status: Number(files === 0 || found.length > 0),
    output,
    note: `${files} files, ${found.length} secrets`,
  };
}

function builtFiles(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && READ.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
