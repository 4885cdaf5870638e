import type { Plugin } from 'vite';

const ROUTER = '/react-router/dist/production/';

/**
 * React Router's package leads every bundler to its development build, warnings and all; the other lies beside it. Its components
 * carry names that only developer tools read and that keep the unused ones in the bundle: they are left out.
 */
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
    transform(code, id) {
      if (!id.includes(ROUTER)) return null;
      return {
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(
            /^var (\w+) = (React\d*\.(?:forwardRef|memo)\()/gm,
            'var $1 = /* @__PURE__ */ $2',
          ),
        map: null,
      };
    },
  };
}
