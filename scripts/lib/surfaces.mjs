// Who answers a URL. surfaces.json is read top-down and the first pattern that fits wins:
// {name} stands for one path segment or a part of one, /** for everything below (and the folder itself).
import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** Reads surfaces.json into `[{ app, patterns }]`, most specific first. */
export function readSurfaces(file = fromRoot('surfaces.json')) {
  return JSON.parse(readFileSync(file, 'utf8')).map(({ app, paths }) => ({
    app,
    patterns: paths.map(toPattern),
  }));
}

/** The app that owns a path such as `/receipts/123?x=1`, or undefined when nobody does. */
export function ownerOf(surfaces, url) {
  const path = url.replace(/[?#].*$/u, '').replace(/(?<=.)\/+$/u, '');
  const asset = /^\/_\/([a-z0-9-]+)(?:\/|$)/u.exec(path);
  if (asset) return surfaces.find(({ app }) => app === asset[1])?.app;
  return surfaces.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)))?.app;
}

function toPattern(path) {
  const source = path
    .split(/(\{[a-zA-Z_]+\}|\/\*\*)/u)
    .map((part) => {
      if (part === '/**') return '(?:/.*)?';
      if (part.startsWith('{')) return '[^/]+';
      return part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`, 'u');
}
