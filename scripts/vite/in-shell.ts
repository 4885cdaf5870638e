import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = 'src/main.tsx';

/**
 * Puts parts that the first page does not import by itself into its file: what it fetches right after, and other pages, too, have
 * them in common, and a file of their own would be one more request. The paths are relative to the app.
 */
export function inShell(parts: readonly string[]): Plugin {
  let entry = '';
  let files: readonly string[] = [];
  return {
    name: 'comanda:in-shell',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      entry = resolve(root, ENTRY);
      files = parts.map((part) => resolve(root, part));
    },
    transform(code, id) {
      if (id === entry) {
        const imports = files.map((file) => `import ${JSON.stringify(file)};`).join('');
        // Last, so that the app's styles keep their order.
        return { code: `${code}\n${imports}`, map: null };
      }
      // Else nobody would miss an import that takes no name.
      return files.includes(id) ? { code, map: null, moduleSideEffects: true } : null;
    },
  };
}
