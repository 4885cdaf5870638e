import { useLanguage } from '@comanda/i18n/react';
import { useEffect } from 'react';
import { appPaths } from '@comanda/contracts';

/** Tells the browser what to call the restaurant whose pages are shown, should they be kept as an app. A drawn document has said so already. */
export function useManifestLink(endpoint: string): void {
  const language = useLanguage();
  useEffect(() => {
    const known = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const link = known ?? document.head.appendChild(document.createElement('link'));
    const href = appPaths(endpoint).manifest(language);
    if (link.getAttribute('href') === href) return;
    link.rel = 'manifest';
    link.href = href;
  }, [endpoint, language]);
}
