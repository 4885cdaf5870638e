import '@comanda/ui/styles.css';
import { createApiClient } from '@comanda/api-client';
import { createI18n, isLanguage, readPreferredLanguage } from '@comanda/i18n';
import { createQueryClient } from '@comanda/ordering';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app';
import { awaitFirstPage } from '#app/first-page';

const wishes = [
  readPreferredLanguage(document.cookie),
  ...navigator.languages.map((tag) => tag.slice(0, 2)),
];
const language = wishes.find(isLanguage) ?? 'en';
const [client, queryClient] = [createApiClient({}), createQueryClient()];
const i18n = await createI18n({ language, groups: ['browsing'] });
await awaitFirstPage({ client, queryClient, i18n, language, pathname: location.pathname });

const root = document.getElementById('root');
if (!root)
  throw new Error('The document has no element "root" to draw into: index.html must have one.');
// A transition waits for what is there in a moment, where an urgent update would put a placeholder in its place.
startTransition(() =>
  createRoot(root).render(<App client={client} queryClient={queryClient} i18n={i18n} />),
);
