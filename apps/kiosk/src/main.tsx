import '@comanda/ui/styles.css';
import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { isEmbedded } from '@comanda/web/embedding';
import { rootElement } from '@comanda/web/start';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app';
import { openLateQueue } from '#shared/late/open-late-queue';
import { TEXT_GROUPS } from '#app/text-groups';

// Each guest begins in the restaurant's language, which the first page switches to.
const i18n = await createI18n({ language: 'en', groups: TEXT_GROUPS });

const is_embedded = isEmbedded();
const device = createApiClient({ is_embedded });
const clients = {
  guest: createApiClient({ is_embedded }),
  device,
  late: openLateQueue(device),
};

createRoot(rootElement()).render(
  <App clients={clients} queryClient={createQueryClient()} i18n={i18n} />,
);
