import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Minifies the scripts that stand in the document itself, once the addresses of chunks are in them: every page of a server's carries them. */
export function minifyInline(): Plugin {
  return {
    name: 'comanda:minify-inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scripts = [...html.matchAll(INLINE)].map(([, code = '']) => code);
        const minified = await Promise.all(scripts.map(minify));
        return html.replaceAll(INLINE, () => `<script>${minified.shift()}</script>`);
      },
    },
  };
}

async function minify(code: string): Promise<string> {
  const { code: small } = await transform(code, { minify: true, target: 'es2022' });
  return small.trim();
}
