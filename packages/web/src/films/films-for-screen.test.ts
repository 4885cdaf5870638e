import { afterEach, expect, test, vi } from 'vitest';
import { filmsForScreen } from './films-for-screen';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['landscape', ['any', 'wide']],
  ['portrait', ['any', 'tall']],
])('a screen in %s plays the films made for it and those for any', (hangs, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: hangs === 'portrait' }));
  const orientations = { wide: 'landscape', tall: 'portrait' } as const;
  expect(filmsForScreen(['any', 'wide', 'tall'], orientations)).toEqual(expected);
});

test('a screen without a film of its own plays the others rather than none', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(filmsForScreen(['wide'], { wide: 'landscape' })).toEqual(['wide']);
});
