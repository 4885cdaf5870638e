import { useSearchParams } from 'react-router-dom';
import { readSearch, type SearchState, writeSearch } from './search-state';

/** The search in the address, and a way to change parts of it. Opening the map is a step that "back" takes back. */
export function useSearch(): readonly [SearchState, (changes: Partial<SearchState>) => void] {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  return [
    search,
    (changes) => {
      const isStep = changes.view === 'map' && search.view === 'list';
      setParams(writeSearch({ ...search, ...changes }), { replace: !isStep });
    },
  ];
}
