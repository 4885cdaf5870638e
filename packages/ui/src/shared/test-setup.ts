import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What a busy machine may take until a component shows what a test waits for, in ms. */
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
