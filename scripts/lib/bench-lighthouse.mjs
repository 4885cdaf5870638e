import { run } from './run.mjs';

// Not a dependency: it brings two hundred packages along, and only this measurement needs it.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  lcp_ms: 'largest-contentful-paint',
  fcp_ms: 'first-contentful-paint',
  blocking_ms: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Looks at a page as Lighthouse's slow phone, in a browser that listens on `port`; `isKept` leaves what it has stored. */
export async function lookWithLighthouse(url, port, { isKept = false } = {}) {
  const { status, output } = await run('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(isKept ? ['--disable-storage-reset'] : []),
  ]);
  const begin = output.indexOf('{\n');
  if (status !== 0 || begin < 0) throw new Error(`Lighthouse failed at ${url}:\n${output}`);
  const { categories, audits } = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)])),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [
        name,
        Math.round(audits[id].numericValue * 1000) / 1000,
      ]),
    ),
    failed: faultsOf(categories, audits),
  };
}

/** What costs points in the categories that are to be without fault. */
function faultsOf(categories, audits) {
  return CATEGORIES.slice(1).flatMap((id) =>
    categories[id].auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  );
}
