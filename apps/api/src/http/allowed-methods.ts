import type { FastifyInstance } from 'fastify';

/** Remembers the routes of an app, to tell "no such address" from "not with this method". */
export function trackMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { readonly pattern: RegExp; readonly methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api')) return;
    routes.push({ pattern: toPattern(url), methods: [method].flat() });
  });
  return (url) => {
    const path = url.replace(/[?#].*$/, '');
    const methods = routes
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((route) => route.methods);
    return [...new Set(methods)].toSorted();
  };
}

function toPattern(url: string): RegExp {
  const source = url
    .split(/(:\w+|\*)/)
    .map((part) => {
      if (part === '*') return '.*';
      return part.startsWith(':')
        ? '[^/]+'
        : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`);
}
