import { usePageTitle } from '@comanda/web/page';
import { useAlerts } from './alerts/alerts-context';
import { usePageSession } from './session/session-context';

/** Names the page in the browser's tab, after the number of orders that nobody has touched yet. */
export function useStaffTitle(title: string): void {
  const { restaurant } = usePageSession();
  const { unseen } = useAlerts();
  usePageTitle(unseen.size > 0 ? `(${unseen.size}) ${title}` : title, restaurant.name);
}
