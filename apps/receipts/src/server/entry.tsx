import { createApiClient, type ReceiptReply } from '@comanda/api-client';
import { createQueryClient } from '@comanda/api-client/query-client';
import type { Language, PageRenderer, Receipt } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import {
  drawApp,
  escapeHtml,
  pageDocument,
  routerAt,
  spokenLanguage,
} from '@comanda/web/documents';
import { pageTitle } from '@comanda/web/page';
import { App } from '#app/app';
import { pathTo, receiptIn } from '#app/paths';
import { TEXT_GROUPS } from '#app/text-groups';
import { receiptTitle } from '#features/receipt-page/receipt-title';
import { fillReceipt } from '#shared/drawn-receipt';

const client = createApiClient({});

/** A receipt's page, for the server that sends it: whole before any script has run, and in print. */
export const pages: PageRenderer = {
  isPersonal: true,
  callsFor(address, language) {
    const named = receiptIn(address);
    // An address of no guest is drawn too: as one that leads to nothing.
    if (named === null) return [];
    const { guest_id, order_id } = named;
    const wanted = new URLSearchParams({ language, ...(order_id && { order_id }) });
    return [`/api/guests/${guest_id}?${wanted.toString()}`];
  },
  languageFor: spokenLanguage,
  async draw({ now, language: wished, replies }, site) {
    const reply = (replies[0] ?? null) as ReceiptReply | null; // the one call that callsFor names
    const receipt = reply?.guest ?? null;
    const language = receipt ? spokenAt(receipt.restaurant, wished) : wished;
    const i18n = await createI18n({ language, groups: TEXT_GROUPS });
    const queryClient = createQueryClient();
    if (receipt) fillReceipt({ client, queryClient, receipt, language });
    const address = receipt ? pathTo('receipt', { guest_id: receipt.guest_id }) : '/';
    const markup = await drawApp(
      <App client={client} queryClient={queryClient} i18n={i18n} Router={routerAt(address)} />,
    );
    const title = receipt
      ? pageTitle(receiptTitle(receipt, i18n.t), receipt.restaurant.name)
      : i18n.t('receipt.not_found_title');
    return pageDocument(
      {
        language,
        now,
        head: [`<title>${escapeHtml(title)}</title>`],
        markup,
        reply: receipt,
        ...(receipt && { theme: receipt.restaurant.theme }),
        isMissing: receipt === null,
      },
      site,
    );
  },
};

function spokenAt({ active_languages, language }: Receipt['restaurant'], wished: Language) {
  return active_languages.includes(wished) ? wished : language;
}
