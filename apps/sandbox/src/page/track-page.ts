import { escapeHtml, htmlPage } from './html-page';

const STYLES = `data:text/css,${encodeURIComponent(
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}h1{font-size:1.25rem}li{padding:.25rem 0}li[aria-current]{font-weight:700}small{color:#555}',
)}`;

export type Tracked = {
  readonly service: string;
  readonly steps: readonly string[];
  readonly status: string;
};

/** Where a guest follows a courier of the sandbox: the steps of the way, and which one it is. */
export function trackPage({ service, steps, status }: Tracked): string {
  const shown = steps.includes(status) ? steps : [...steps, status];
  const rows = shown.map((step) => {
    const mark = step === status ? ' aria-current="step"' : '';
    return `<li${mark}>${escapeHtml(step.replaceAll('_', ' '))}</li>`;
  });
  return htmlPage({
    title: `Your delivery · ${service} sandbox`,
    styles: STYLES,
    body: `<main><h1>Your delivery</h1><ol>${rows.join('')}</ol><p><small>${service}, the sandbox: nobody is on the way.</small></p></main>`,
  });
}
