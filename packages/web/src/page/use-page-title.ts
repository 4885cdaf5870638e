import { useEffect } from 'react';
import { pageTitle } from './page-title';

/** Names the page in the browser's tab and history. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = pageTitle(...parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
