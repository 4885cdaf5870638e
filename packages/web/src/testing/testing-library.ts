import { act, configure } from '@testing-library/react';

configure({
  /** ms that a page may take on a busy machine until it shows what a test waits for. */
  asyncUtilTimeout: 40_000,
  /**
   * An act of a guest is drawn as a browser draws it. In the library's own wrapper, a page that waits for its code when the tap ends is
   * forgotten: it stays away until something else has the whole application drawn.
   */
  eventWrapper: (dispatch) => (isActExpected() ? act(dispatch) : dispatch()),
});

function isActExpected(): boolean {
  return (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT === true; // React's own switch
}
