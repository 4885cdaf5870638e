import { configure } from '@testing-library/react';

/** What a busy machine may take until a page shows what a test waits for, in ms. */
configure({ asyncUtilTimeout: 40_000 });
