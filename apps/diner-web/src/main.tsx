import '@comanda/ui/styles.css';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { rootElement } from '@comanda/web/start';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app';
import { firstLanguage } from '#app/first-language';
import { awaitFirstPage } from '#app/first-page';
import { keepForOffline } from '#app/keep-for-offline';
import { client } from '#app/load-client';
import { loaderFor, readDrawnPage, TEXTS_GROUP } from '@comanda/web/drawn-page';
import { HydrationClock } from '#app/hydration-clock';

// Not awaited at the top of this module: the parts that are waited for import it, and would wait for its end in turn.
void start();

async function start(): Promise<void> {
  const drawn = readDrawnPage(document.documentElement);
  const language = firstLanguage(drawn);
  const queryClient = createQueryClient();
  const i18n = await createI18n({ language, groups: [TEXTS_GROUP], load: loaderFor(document) });
  const { pathname, search } = location;
  const visit = { client, queryClient, i18n, language, pathname, search, drawn };
  const canHydrate = await awaitFirstPage(visit);

  const root = rootElement();
  const app = <App client={client} queryClient={queryClient} i18n={i18n} />;
  // A transition waits for what is there in a moment, where an urgent update would put a placeholder in its place.
  startTransition(() => {
    if (drawn && canHydrate)
      hydrateRoot(root, <HydrationClock at={drawn.at}>{app}</HydrationClock>);
    else createRoot(root).render(app);
  });
  keepForOffline();
}
