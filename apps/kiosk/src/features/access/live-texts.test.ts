import { beforeEach, expect, test } from 'vitest';
import { liveTexts } from './live-texts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><p>Menu</p></main><div aria-live="polite" aria-atomic="false"></div>';
});

/** Changes the page and returns what would be said of it. */
async function said(change: (page: HTMLElement) => void): Promise<readonly string[]> {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  change(document.body);
  changes.push(...observer.takeRecords());
  await Promise.resolve();
  observer.disconnect();
  return liveTexts(changes);
}

test('a page that comes with a live region says it, with a blank between its parts', async () => {
  const page =
    '<section role="status"><span>To pay</span><b>$12.40</b><i aria-hidden="true">*</i></section>';
  expect(
    await said((body) => {
      const main = document.createElement('main');
      main.innerHTML = page;
      body.append(main);
    }),
  ).toEqual(['To pay $12.40']);
});

test('a changed region is said whole, a message among others alone, and the rest of the page not', async () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role="status">Preparing</p>');
  expect(
    await said((body) => {
      const [plain, status] = body.querySelectorAll('p');
      if (plain) plain.textContent = 'Another menu';
      if (status) status.textContent = 'Please tap your card';
      for (const text of ['Cola added', 'No connection']) {
        const message = document.createElement('div');
        message.textContent = text;
        body.querySelector('[aria-live]')?.append(message);
      }
    }),
  ).toEqual(['Please tap your card', 'Cola added', 'No connection']);
});
