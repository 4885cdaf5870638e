import { type ApiClient, failureOf } from '@comanda/api-client';
import { LANGUAGES } from '@comanda/contracts';
import { receiptQuery, scaledPause } from '@comanda/ordering';
import { useLanguage } from '@comanda/i18n/react';
import { AlertIcon, Button, ErrorScreen } from '@comanda/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReceiptPage } from '#features/receipt-page/receipt-page';
import { ReceiptSkeleton } from '#features/receipt-page/receipt-skeleton';
import { useEarlyTaps } from '@comanda/web/drawn-page';
import { LanguageSwitch, useOfferedLanguage } from '@comanda/web/language';
import { NoReceiptScreen } from '#shared/no-receipt-screen';
import { ORDER_PARAM } from '../paths';

/** How often an open receipt is read anew: its link alone hears of no events. */
const POLL_MS = 10_000;

type ReceiptRouteProps = { readonly client: ApiClient };

/** Page of a receipt's link. */
export function ReceiptRoute({ client }: ReceiptRouteProps) {
  const { t } = useTranslation();
  useEarlyTaps();
  const { guest_id = '' } = useParams();
  const [params] = useSearchParams();
  const order_id = params.get(ORDER_PARAM);
  const language = useLanguage();
  const query = useQuery({
    ...receiptQuery(client, guest_id, { language, ...(order_id && { order_id }) }),
    placeholderData: keepPreviousData,
    refetchInterval: scaledPause(POLL_MS),
  });
  useOfferedLanguage(query.data?.restaurant);
  if (query.data) {
    return (
      <ReceiptPage
        client={client}
        receipt={query.data}
        read_ms={query.dataUpdatedAt}
        onChanged={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <ReceiptSkeleton />;
  if (isNoReceipt(query.error)) return <NoReceiptScreen />;
  return (
    <ErrorScreen
      corner={<LanguageSwitch languages={LANGUAGES} />}
      icon={<AlertIcon />}
      title={t('page.unreachable.title')}
      actions={
        <Button
          isBusy={query.isFetching}
          busyLabel={t('common.loading')}
          onClick={() => void query.refetch()}
        >
          {t('common.retry')}
        </Button>
      }
    >
      {t('page.unreachable.body')}
    </ErrorScreen>
  );
}

/** Whether an address leads to no receipt. Anything else that is refused may be answered the next time. */
function isNoReceipt(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== 'problem') return false;
  const { code } = failure.problem;
  // An address without an id of a guest is refused as malformed.
  return code === 'not_found' || code === 'invalid_input';
}
