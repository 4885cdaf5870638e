import { forgetFoodFilter } from '@comanda/ordering/food-filter';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files that share a process share its page. Vitest runs this module again for each of them.
afterEach(() => {
  cleanup();
  forgetFoodFilter();
  localStorage.clear();
  sessionStorage.clear();
});
