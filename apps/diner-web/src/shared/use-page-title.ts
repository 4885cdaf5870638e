import { useEffect } from 'react';

/** Names the page in the browser's tab and history. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
