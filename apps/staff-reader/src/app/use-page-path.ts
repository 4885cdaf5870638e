import { usePageSession } from '#shared/session/session-context';
import { type PageName, pathTo } from './paths';

/** Returns the address of a page of the restaurant that is open. */
export function usePagePath(): (name: PageName) => string {
  const { restaurant } = usePageSession();
  return (name) =>
    `${pathTo(name, {})}?${new URLSearchParams({ restaurant: restaurant.endpoint }).toString()}`;
}
