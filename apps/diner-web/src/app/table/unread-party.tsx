import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionBanner } from '@comanda/ordering-ui/notices';
import { useParty } from './party-context';
import { useTableFaultText } from './use-table-fault-text';

/** Shows that the table's orders could not be loaded, with a button to retry. */
export function UnreadParty() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { fault } = useParty();
  const faultText = useTableFaultText();
  return (
    <ActionBanner
      title={t('table.session.unread')}
      label={t('common.retry')}
      onAction={() => void queryClient.invalidateQueries({ queryKey: ['table'] })}
    >
      {fault && faultText(fault)}
    </ActionBanner>
  );
}
