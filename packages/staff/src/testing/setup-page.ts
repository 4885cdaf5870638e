import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';

/** A busy machine may take this long until a page shows a change, in ms. */
configure({ asyncUtilTimeout: 20_000 });

// The page and the api share an origin, as in the embedded run.
const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
happyDOM.setURL(inject('api_url'));

// Vitest runs this module again for each file; the library registers its own cleanup for the first file alone.
afterEach(cleanup);
