import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import type { Fingerprint } from './engine-suite';

const SUITE = fileURLToPath(new URL('engine-suite.ts', import.meta.url));

test('the engine answers the same in a browser as on the server', async ({ page }) => {
  const onServer = await answersOnServer();
  await page.goto('about:blank');
  const inBrowser: Fingerprint[] = await page.evaluate(
    `${await bundle('browser')}; engine.runSuite();`,
  );

  expect(inBrowser).toEqual(onServer);
  for (const { name, answers, print } of onServer) {
    test.info().annotations.push({ type: name, description: `${answers} answers: ${print}` });
  }
});

async function answersOnServer(): Promise<Fingerprint[]> {
  const text = await bundle('node');
  const server: { runSuite: () => Fingerprint[] } = await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  );
  return server.runSuite();
}

/** The engine with its questions, as each side ships it: small for a browser, plain for Node. */
async function bundle(platform: 'browser' | 'node'): Promise<string> {
  const isBrowser = platform === 'browser';
  const { outputFiles } = await build({
    entryPoints: [SUITE],
    bundle: true,
    write: false,
    platform,
    minify: isBrowser,
    ...(isBrowser
      ? { format: 'iife', globalName: 'engine', target: 'es2022' }
      : { format: 'esm', target: 'node20' }),
  });
  return outputFiles[0]?.text ?? '';
}
