import { fetchPart } from '#shared/fetch-part';

/**
 * Resolves when the styles of all that may be drawn are there. A page that a server drew has its own, and asks for the others together
 * with the script (`isUnderway`); elsewhere a browser has waited for them, and what is not there by now could not be fetched.
 */
export async function untilStyled(page: Document, isUnderway: boolean): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await fetchPart(
    () =>
      new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        if (!isUnderway) reject(new Error(link.href));
      }),
  );
}
