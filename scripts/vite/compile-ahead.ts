import type { Plugin } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints: to be the first line of a file. */
export const ALL_FUNCTIONS = '//# allFunctionsCalledOnLoad\n';

/**
 * Has a browser that knows it compile a file's functions beside the main thread while the file still comes, and not each of them when
 * it is first called, for which a guest's first tap would wait.
 */
export function compileAhead(): Plugin {
  return {
    name: 'comanda:compile-ahead',
    apply: 'build',
    generateBundle: {
      // Behind whoever puts something in front of a file.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = ALL_FUNCTIONS + output.code;
      },
    },
  };
}
