import { isAlive } from '@comanda/api-client';
import { noteMissing } from './missing-part';
import { serviceAnswers } from './service-answers';

const RELOADED_KEY = 'comanda:reloaded_at';
const RELOAD_APART_MS = 30_000;

/**
 * Fetches a part of the application. One that cannot be had is waited for: browsers remember that a module failed, and after an update
 * it has another name, so the whole document is loaded anew as soon as the service answers. The order is kept over that.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const isCutOff = !(await isAlive());
    if (isCutOff) await noteMissing(serviceAnswers());
    if (!mayReload(isCutOff)) throw cause;
    location.reload();
    return await new Promise<never>(() => undefined);
  }
}

/** A part that is really missing must not have the page reload without end; one that the network kept away is another matter. */
function mayReload(isCutOff: boolean): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    const isApart = Date.now() - last >= RELOAD_APART_MS;
    if (isApart || isCutOff) sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return isApart || isCutOff;
  } catch {
    return false;
  }
}
