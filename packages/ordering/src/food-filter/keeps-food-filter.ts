import { browserStorage } from '../store/browser-storage';

/** Where a browser keeps what its guest does not eat. */
export const FOOD_FILTER_KEY = 'comanda:food-filter';

/** Whether there may be something that the guest does not eat. Asked by who does without the filter until then. */
export function keepsFoodFilter(): boolean {
  try {
    const storage = browserStorage();
    // Where nothing can be kept, it may be in memory.
    return storage === null || storage.getItem(FOOD_FILTER_KEY) !== null;
  } catch {
    return true;
  }
}
