import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns axe's violations on the page and its frames, as short texts. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${String(target)}`),
  );
}
