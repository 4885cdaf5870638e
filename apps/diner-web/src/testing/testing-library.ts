import { act, configure } from '@testing-library/react';

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
