import type { Page } from '@playwright/test';

/** Everything that a page's origin keeps on the device, as text, and the browser's history. */
export async function keptOnDevice(page: Page) {
  const cookies = await page.context().cookies();
  return {
    cookies: cookies.map(({ name }) => name).toSorted(),
    ...(await page.evaluate(readAll)),
  };
}

/** Runs in the page. */
async function readAll() {
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) => name).toSorted();
  const databases: string[] = [];
  for (const name of names) {
    const opened = (await resultOf(indexedDB.open(name))) as IDBDatabase; // what opening gives
    for (const store of opened.objectStoreNames) {
      const all = await resultOf(opened.transaction(store).objectStore(store).getAll());
      databases.push(`${name} ${store} ${JSON.stringify(all, asText)}`);
    }
    opened.close();
  }
  return {
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases,
    address: location.href,
    history: [history.length, Object.keys((history.state as { usr?: object } | null)?.usr ?? {})],
    fields: [...document.querySelectorAll('input, textarea')].map(
      (each) => (each as HTMLInputElement).value, // both have one
    ),
  };

  function resultOf(request: IDBRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  }
  function asText(_key: string, value: unknown): unknown {
    return value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value;
  }
}
