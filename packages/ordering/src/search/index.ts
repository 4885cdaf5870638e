export type { Search, SearchResult } from './open-search';
export { openSearch } from './open-search';
