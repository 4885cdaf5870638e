import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A busy machine may take this long until a page shows a change, in ms. */
configure({ asyncUtilTimeout: 20_000 });

// Vitest runs this module again for each file; the library registers its own cleanup for the first file alone.
afterEach(cleanup);
