import { setPauseScale } from '@comanda/ordering';
import { forgetFoodFilter } from '@comanda/ordering/food-filter';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { leaveFrontOfHouse } from '#app/front-of-house';

configure({
  /** What a busy machine may take until a page shows what a test waits for, in ms. */
  asyncUtilTimeout: 40_000,
  /**
   * What a guest does is drawn as a browser draws it. In the library's own wrapper, a page that waits for its code when the tap ends is
   * forgotten: it stays away until something else has the whole application drawn.
   */
  eventWrapper: (dispatch) => (isActExpected() ? act(dispatch) : dispatch()),
});

function isActExpected(): boolean {
  return (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT === true; // React's own switch
}

beforeEach(() => setPauseScale(0.1));
// Vitest runs this module again for each file; hooks in a shared module are registered for the first file alone.
afterEach(() => {
  cleanup();
  forgetFoodFilter();
  leaveFrontOfHouse();
  localStorage.clear();
  sessionStorage.clear();
  // The router counts from the state of the entry that it finds.
  history.replaceState(null, '');
  vi.useRealTimers();
});
