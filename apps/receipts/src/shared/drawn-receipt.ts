import type { ApiClient } from '@comanda/api-client';
import type { Language, Receipt } from '@comanda/contracts';
import { receiptQuery } from '@comanda/ordering';
import { readDrawnReply } from '@comanda/web/drawn-page';
import type { QueryClient } from '@tanstack/react-query';

/** The receipt that came with the document; null where no server drew it. */
export function readDrawnReceipt(page: Document): Receipt | null {
  return readDrawnReply(page) as Receipt | null; // drawn with this one
}

type Filled = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly receipt: Receipt;
  readonly language: Language;
  /** The order that the address names. */
  readonly order_id?: string | null;
};

/** Puts a receipt where the page looks for the one that it shows. */
export function fillReceipt({ client, queryClient, receipt, language, order_id }: Filled): void {
  const wanted = { language, ...(order_id && { order_id }) };
  const { queryKey } = receiptQuery(client, receipt.guest_id, wanted);
  queryClient.setQueryData(queryKey, receipt);
}
