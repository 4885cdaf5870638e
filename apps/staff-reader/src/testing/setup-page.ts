import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Vitest runs this module again for each file; the library registers its own cleanup for the first file alone.
afterEach(cleanup);
