import type { BrowserContext, Page, Response } from '@playwright/test';

export type Watch = {
  /** From now on complaints that match are expected: a test that breaks something on purpose names what. */
  readonly allow: (pattern: RegExp) => void;
  /** Everything the browser complained about that was not allowed. */
  readonly complaints: () => readonly string[];
};

/** Paying at the counter may be faster than loading the card form. */
export const QUICKER_THAN_CARD_FORM = /status of 409 .*\/api\/payments\/intent$/u;

/**
 * Listens to errors, refused policies and failed requests on every page of a context, and to what these send to our own
 * server, which must never be the number of a card.
 */
export async function watchPages(context: BrowserContext, ourUrl: string): Promise<Watch> {
  const heard: string[] = [];
  // The configuration blocks them, so that what they ask for does not pass the journeys by; Playwright says so each time.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/u];
  const putOff: string[] = [];

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
  context.on('response', (response) => {
    if (isPutOff(response, ourUrl))
      putOff.push(`status of 503 (Service Unavailable) ${response.url()}`);
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${ourUrl}/`)) return;
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (hasCardNumber(sent.replaceAll(/%20|\+/gu, ' ')))
      heard.push(`card: its number went to ${request.url()}`);
  });

  function listen(page: Page) {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      heard.push(`console: ${message.text()} ${message.location().url}`);
    });
  }

  return {
    allow: (pattern) => allowed.push(pattern),
    complaints: () =>
      heard.filter(
        (line) =>
          !allowed.some((pattern) => pattern.test(line)) &&
          !putOff.some((ending) => line.endsWith(ending)),
      ),
  };
}

/** Our server has too much to do, which a small machine soon has, and says to whoever reads when to come again. The page does. */
function isPutOff(response: Response, ourUrl: string): boolean {
  return (
    response.status() === 503 &&
    response.headers()['retry-after'] !== undefined &&
    response.request().method() === 'GET' &&
    response.url().startsWith(`${ourUrl}/`)
  );
}

/** Whether there is a card's number in it, with or without spaces. */
export function hasCardNumber(text: string): boolean {
  const numbers = text.match(/(?<![\da-z.-])[3-6](?:[ -]?\d){12,18}(?![\da-z.-])/giu) ?? [];
  return numbers.some((number) => isCardNumber(number.replaceAll(/\D/gu, '')));
}

/** By the digit that each of them ends with. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
