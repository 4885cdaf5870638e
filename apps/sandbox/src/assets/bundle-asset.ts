/** Bundles one browser script or style sheet from its source into a single text. */
export async function bundleAsset(entry: string): Promise<string> {
  // Loaded on demand: a built sandbox has its files beside it and runs without esbuild.
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
