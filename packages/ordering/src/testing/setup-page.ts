import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A busy machine may take this long until a page shows a change, in ms. */
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
