import { addTexts, type TextGroup } from '@comanda/i18n';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, use } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchPart } from './fetch-part';
import { loadOnce } from './load-once';
import { nextIdle } from './next-task';

/** A part that is a page of its own. */
export type LatePage = ReturnType<typeof latePart<object>>;

/**
 * A part of the application whose code is fetched when it is first shown, or when that is foreseen. Unlike a lazy component, one that
 * is there already is drawn at once, with no placeholder in between.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextGroup[] = [],
) {
  const whenThere = loadOnce(() => fetchPart(load));
  function Late(props: Props) {
    const Part = use(whenThere());
    return <Part {...props} />;
  }
  return Object.assign(Late, {
    /** Fetches the part and what it says. What fails is fetched once more when the part is shown. */
    async preload(i18n: I18n): Promise<void> {
      await Promise.all([load(), ...texts.map((group) => addTexts(i18n, group))]);
      await whenThere();
    },
  });
}

/** Fetches those of some pages, given by their patterns, that an address shows. */
export async function preloadAt(
  pathname: string,
  pages: readonly (readonly [string, LatePage])[],
  i18n: I18n,
): Promise<void> {
  const shown = pages.filter(([pattern]) => matchPath(pattern, pathname));
  await Promise.all(shown.map(([, page]) => page.preload(i18n)));
}

/** Fetches pages that may come next, each when there is nothing else to do: to ask for all their files at once would keep a tap waiting. */
export async function preloadInTurn(pages: readonly LatePage[], i18n: I18n): Promise<void> {
  for (const page of pages) {
    // Failed loads are retried by the page itself.
    page.preload(i18n).catch(() => undefined);
    await nextIdle();
  }
}
