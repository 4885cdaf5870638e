import { letNodesBeMoved } from '@comanda/ui';
import { keepForOffline } from './keep-for-offline';

/** What nobody waits for, once the page listens. */
export function onceLive(): void {
  letNodesBeMoved();
  keepForOffline();
}
