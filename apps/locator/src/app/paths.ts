import { typedPaths } from '@comanda/web/paths';

/** Every address of the application; its query holds the search. */
const patterns = { locator: '/gklocations' } as const;

export const { pathTo, routePattern } = typedPaths(patterns);
