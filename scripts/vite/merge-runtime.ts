import type { Plugin, Rolldown } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';

type Chunk = Rolldown.RenderedChunk;

/**
 * Puts the bundler's own few helpers into the entry, which every other file imports anyway: a file of their own would be one more
 * request of each first visit. Where the entry needs none of them they keep theirs, which later pages alone ask for.
 */
export function mergeRuntime(): Plugin {
  let isMerged = false;
  return {
    name: 'comanda:merge-runtime',
    apply: 'build',
    renderChunk(code, chunk, _options, { chunks }) {
      const all = Object.values(chunks);
      const runtime = all.find(isRuntime);
      const entry = all.find(({ isEntry }) => isEntry);
      if (!runtime || !entry) return null;
      // What the entry imports runs before it, and would find no helpers there.
      const before = importedBy(entry, chunks).filter((each) => each !== runtime);
      isMerged = needs(entry, runtime) && !before.some((each) => needs(each, runtime));
      if (!isMerged || !needs(chunk, runtime)) return null;
      const isEntry = chunk.fileName === entry.fileName;
      return { code: withoutImport(code, runtime, isEntry ? null : entry), map: null };
    },
    generateBundle: {
      // Before anybody writes down which file imports which.
      order: 'pre',
      handler(_options, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          if (isMerged && output.type === 'chunk' && isRuntime(output)) delete bundle[file];
        }
      },
    },
  };
}

function isRuntime({ moduleIds }: { readonly moduleIds: readonly string[] }): boolean {
  return moduleIds.length === 1 && moduleIds[0] === RUNTIME;
}

function needs({ imports }: Chunk, { fileName }: Chunk): boolean {
  return imports.includes(fileName);
}

/** All that a file imports, and what that imports. */
function importedBy({ imports }: Chunk, chunks: Readonly<Record<string, Chunk>>): Chunk[] {
  const found = new Set(imports);
  // A set that grows while it is walked is walked to its end.
  for (const file of found) for (const each of chunks[file]?.imports ?? []) found.add(each);
  return [...found].flatMap((file) => chunks[file] ?? []);
}

/** A file's code with the helpers of the entry; with the helpers themselves where it is the entry. */
function withoutImport(code: string, runtime: Chunk, entry: Chunk | null): string {
  const found = /^import \{ ([^}]+) \} from "\.\/([^"]+)";$/gm;
  const statement = [...code.matchAll(found)].find(([, , file]) => file === lastOf(runtime));
  if (!statement) throw new Error(`${runtime.fileName} is imported in a way that is not known.`);
  const [text, names = ''] = statement;
  const aliases = names.split(', ').map((each) => {
    const { 0: name = '', 1: own = name } = each.split(' as ');
    // The bundler numbers a name that something else has, too.
    return own === nameOf(own) ? own : `${nameOf(own)} as ${own}`;
  });
  if (entry) {
    const instead = `import { ${aliases.join(', ')} } from "./${lastOf(entry)}";`;
    return code.replace(text, () => instead);
  }
  const helpers = Object.values(runtime.modules);
  const body = helpers.map((each) => each.code).join('\n');
  const all = helpers.flatMap(({ renderedExports }) => renderedExports).join(', ');
  // In a function of their own, so that what they need is in nobody's way.
  const instead = `const { ${all} } = (() => {\n${body}\nreturn { ${all} };\n})();`;
  if (aliases.some((each) => each.includes(' as ')))
    throw new Error('The entry has names of the bundler’s.');
  return `${code.replace(text, () => instead)}\nexport { ${all} };`;
}

function nameOf(own: string): string {
  return own.replace(/\$\d+$/, '');
}

function lastOf({ fileName }: Chunk): string {
  return fileName.replace(/^.*\//, '');
}
