import '@comanda/ui/styles.css';
import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { readDrawnPage } from '@comanda/web/drawn-page';
import { greeting } from '@comanda/web/language';
import { rootElement, wishedLanguage } from '@comanda/web/start';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app';
import { ORDER_PARAM } from '#app/paths';
import { TEXT_GROUPS } from '#app/text-groups';
import { fillReceipt, readDrawnReceipt } from '#shared/drawn-receipt';

const drawn = readDrawnPage(document.documentElement);
const wished = wishedLanguage();
greeting.is_guess = wished === undefined;
const language = drawn?.language ?? wished ?? 'en';
const i18n = await createI18n({ language, groups: TEXT_GROUPS });
// Without a session: the page shows what its link opens, to the guest too.
const client = createApiClient({
  fetch: (input, init) => fetch(new Request(input, { ...init, credentials: 'omit' })),
});
const queryClient = createQueryClient();
const receipt = readDrawnReceipt(document);
const order_id = new URLSearchParams(window.location.search).get(ORDER_PARAM);
if (receipt) fillReceipt({ client, queryClient, receipt, language, order_id });

const app = <App client={client} queryClient={queryClient} i18n={i18n} />;
if (drawn && receipt) hydrateRoot(rootElement(), app);
else createRoot(rootElement()).render(app);
