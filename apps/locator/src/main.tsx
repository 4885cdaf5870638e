import '@comanda/ui/styles.css';
import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { readDrawnPage } from '@comanda/web/drawn-page';
import { rootElement, wishedLanguage } from '@comanda/web/start';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app';
import { FIRST_QUESTION, readDrawnList } from '#shared/drawn-list';
import { nearbyQuery } from '#shared/query';

const drawn = readDrawnPage(document.documentElement);
const list = readDrawnList(document);
const i18n = await createI18n({
  language: drawn?.language ?? wishedLanguage() ?? 'en',
  groups: ['locator'],
});
const client = createApiClient({});
const queryClient = createQueryClient();
if (list) {
  const { queryKey } = nearbyQuery(client, FIRST_QUESTION);
  queryClient.setQueryData(queryKey, list);
}

// Until the page is hydrated, the time stands where the server drew it.
let isHydrated = drawn === null;
const clock = { now: () => (drawn && !isHydrated ? drawn.at : new Date()) };
const app = <App client={client} queryClient={queryClient} i18n={i18n} clock={clock} />;
if (drawn && list) hydrateRoot(rootElement(), app);
else createRoot(rootElement()).render(app);
setTimeout(() => {
  isHydrated = true;
});
