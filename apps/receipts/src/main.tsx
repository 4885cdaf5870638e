import '@comanda/ui/styles.css';
import { createApiClient } from '@comanda/api-client';
import { createI18n, isLanguage, readPreferredLanguage } from '@comanda/i18n';
import { createQueryClient } from '@comanda/ordering';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app';

const wishes = [
  readPreferredLanguage(document.cookie),
  ...navigator.languages.map((tag) => tag.slice(0, 2)),
];
const i18n = await createI18n({
  language: wishes.find(isLanguage) ?? 'en',
  groups: ['browsing', 'ordering', 'checkout', 'receipt'],
});

const root = document.getElementById('root');
if (!root)
  throw new Error('The document has no element "root" to draw into: index.html must have one.');
createRoot(root).render(
  <App client={createApiClient({})} queryClient={createQueryClient()} i18n={i18n} />,
);
