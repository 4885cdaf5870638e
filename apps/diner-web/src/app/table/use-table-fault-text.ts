import type { TableFault } from '@comanda/ordering/table';
import { useTranslation } from 'react-i18next';

/** Why something at the table did not go, in words. */
export function useTableFaultText(): (fault: TableFault) => string {
  const { t } = useTranslation();
  return (fault) => {
    switch (fault.code) {
      case 'refused':
        return fault.error === 'table_not_found'
          ? t('table.code.not_found')
          : t(`error.${fault.error}`);
      case 'session_closed':
        return t('table.session.closed');
      case 'no_cookies':
        return t('error.no_cookies');
      case 'offline':
        return t('error.network');
      case 'price_changed':
        return t('error.price_changed');
      case 'sent_before':
        return t('table.orders.sent_before');
    }
  };
}
