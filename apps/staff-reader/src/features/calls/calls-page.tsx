import { failureOf } from '@comanda/api-client';
import { BellIcon, EmptyState } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#shared/page-body';
import { useRefusalText } from '#shared/refusals/use-refusal-text';
import { CallRow } from './call-row';
import styles from './calls.module.css';
import { useOpenCalls } from './use-open-calls';

/** The tables, rooms and cars that asked for someone, the oldest first. */
export function CallsPage() {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const { calls, close, putBack } = useOpenCalls((failure) =>
    toasts.show({ message: refusalText(failureOf(failure)), tone: 'danger' }),
  );
  return (
    <PageBody title={t('staff.calls.title')}>
      {calls?.length === 0 && (
        <EmptyState icon={<BellIcon />} title={t('staff.calls.none')}>
          {t('staff.calls.none_body')}
        </EmptyState>
      )}
      <ul className={styles.calls}>
        {calls?.map((call) => (
          <CallRow
            key={call.call_id}
            call={call}
            onClose={() => close(call.call_id)}
            onPutBack={() => putBack(call.call_id)}
          />
        ))}
      </ul>
    </PageBody>
  );
}
