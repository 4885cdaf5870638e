import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Writes down in which file each part lies that is loaded by import(): several may share one, and Vite's manifest then names none of them. */
export function listParts(): Plugin {
  let root = '';
  return {
    name: 'comanda:list-parts',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const parts = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? [output] : []))
        .flatMap(({ fileName, moduleIds }) =>
          moduleIds
            .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
            .map((id) => [relative(root, id), fileName]),
        );
      const source = JSON.stringify(Object.fromEntries(parts), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source });
    },
  };
}
