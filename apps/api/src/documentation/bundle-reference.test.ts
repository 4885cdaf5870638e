import { expect, test } from 'vitest';
import { bundleReference } from './bundle-reference';

test('docs/restaurant-keys.md has every key of every file; vitest run FILE --update writes it again', async () => {
  await expect(bundleReference()).toMatchFileSnapshot('../../../../docs/restaurant-keys.md');
});
