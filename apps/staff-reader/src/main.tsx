import '@comanda/ui/styles.css';
import './app/frame/scale.css';
import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { keepForOffline } from '@comanda/web/device';
import { rootElement, wishedLanguage } from '@comanda/web/start';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app';

const i18n = await createI18n({ language: wishedLanguage() ?? 'en', groups: ['staff', 'reader'] });
const client = createApiClient();

createRoot(rootElement()).render(
  <App client={client} queryClient={createQueryClient()} i18n={i18n} />,
);
keepForOffline('staff-reader', ['/staff', '/order/frontOfHouseReader']);
