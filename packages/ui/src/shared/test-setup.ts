import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Maximum wait on a busy machine until a component shows the expected content, in ms. */
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
