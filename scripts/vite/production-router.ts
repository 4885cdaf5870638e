import type { Plugin } from 'vite';

/** React Router's package leads every bundler to its development build, warnings and all; the other lies beside it. */
export function productionRouter(): Plugin {
  return {
    name: 'comanda:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
