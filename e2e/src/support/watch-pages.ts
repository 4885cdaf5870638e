import type { BrowserContext, Page } from '@playwright/test';

export type Watch = {
  /** From now on complaints that match are expected: a test that breaks something on purpose names what. */
  readonly allow: (pattern: RegExp) => void;
  /** Everything the browser complained about that was not allowed. */
  readonly complaints: () => readonly string[];
};

/** Listens to errors, refused policies and failed requests on every page of a context. */
export async function watchPages(context: BrowserContext): Promise<Watch> {
  const heard: string[] = [];
  // The configuration blocks them, so that what they ask for does not pass the journeys by; Playwright says so each time.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/u];

  await context.exposeBinding('__tellViolation', (_source, text: string) => {
    heard.push(`policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // The binding above, which the page's own types do not know.
      const { __tellViolation } = window as unknown as { __tellViolation: (text: string) => void };
      __tellViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('weberror', (error) => heard.push(`error: ${error.error().message}`));
  context.on('page', listen);

  function listen(page: Page) {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      heard.push(`console: ${message.text()} ${message.location().url}`);
    });
  }

  return {
    allow: (pattern) => allowed.push(pattern),
    complaints: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
