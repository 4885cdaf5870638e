import { run } from '../lib/run.mjs';

// Not a dependency: it brings two hundred packages along, and only this measurement needs it.
const LIGHTHOUSE = 'lighthouse@12.8.2';
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  lcp_ms: 'largest-contentful-paint',
  fcp_ms: 'first-contentful-paint',
  blocking_ms: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Now and then the browser's trace begins too late for Lighthouse, which then asks to be run again. */
const LATE_TRACE = '(NO_NAVSTART)';
const MOST_TRIES = 3;

/**
 * Looks at a page as Lighthouse's slow phone, in a browser that listens on `port`; `isKept` leaves what it has stored. `throttling`
 * says what makes the phone slow: `devtools`, the browser while it loads, or `simulate`, a calculation afterwards, which multiplies
 * by four also what the page's tasks had to wait for other processes.
 */
export async function lookWithLighthouse(url, port, options, tries = 1) {
  const { status, output } = await callLighthouse(url, port, options);
  if (output.includes(LATE_TRACE) && tries < MOST_TRIES)
    return lookWithLighthouse(url, port, options, tries + 1);
  const begin = output.indexOf('{\n');
  if (status !== 0 || begin < 0) throw new Error(`Lighthouse failed at ${url}:\n${output}`);
  return figuresOf(JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)));
}

function callLighthouse(url, port, { throttling, isKept = false }) {
  return run('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    '--quiet',
    '--output=json',
    `--throttling-method=${throttling}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(isKept ? ['--disable-storage-reset'] : []),
  ]);
}

function figuresOf({ categories, audits }) {
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

/** Audits that cost points in the categories that must be faultless. */
function faultsOf(categories, audits) {
  return CATEGORIES.slice(1).flatMap((id) =>
    categories[id].auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  );
}
