import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const UI = new URL('../../../packages/ui/src/', import.meta.url);
/** Modules that render nothing by themselves, or only in stories of others. */
const NO_PART = new Set([
  'field',
  'icon',
  'shared',
  'skip-link',
  'testing',
  'theme',
  'tokens',
  'translation-boundary',
  'visually-hidden',
]);

test('every part of the user interface has its stories beside it', () => {
  const parts = readdirSync(UI, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_PART.has(entry.name))
    .map(({ name }) => name);
  const withoutStory = parts.filter(
    (part) => !readdirSync(new URL(part, UI)).some((file) => file.endsWith('.stories.tsx')),
  );
  expect(parts.length).toBeGreaterThan(15);
  expect(withoutStory).toEqual([]);
});
