import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { setPauseScale } from '../pause-scale';

/** A busy machine may take this long until a page shows a change, in ms. */
configure({ asyncUtilTimeout: 20_000 });

// Vitest runs this module again for each file; hooks in a shared module are registered for the first file alone.
beforeEach(() => setPauseScale(0.1));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
