import { forgetFoodFilter } from '@comanda/ordering/food-filter';
import { toasts } from '@comanda/web/toasts';
import { forgetAccessMode } from '#shared/access-mode';
import { forgetVisit } from '#shared/visit';

/** Forgets what the last guest left outside of the order: filters, messages, ways of access, and all that this tab stored. */
export function forgetGuest(): void {
  toasts.clear();
  forgetFoodFilter();
  forgetAccessMode();
  forgetVisit();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing can be stored there.
  }
}
