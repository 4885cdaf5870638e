import { BellIcon, CardIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import type { Action } from '@comanda/web/page';
import { useFormat } from '@comanda/ordering-ui/times';
import { useParty } from './party-context';
import { useBillNow } from './use-bill-now';
import { useCanPayBill } from './use-can-pay-bill';

/** Actions shared by a guest's page and the table's page: paying the open amount, and calling staff. */
export function useSharedActions(): readonly Action[] {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { table, paths } = useParty();
  const bill = useBillNow();
  const canPay = useCanPayBill();
  return [
    ...(canPay && bill
      ? [
          {
            icon: <CardIcon />,
            label: t('table.pay.title'),
            detail:
              bill.open > 0
                ? `${t('table.orders.open_sum')} ${money(bill.open)}`
                : `${t('table.orders.claimed_sum')} ${money(bill.claimed)}`,
            to: paths.pay,
          },
        ]
      : []),
    ...(table?.local_id && !table.is_standing
      ? [{ icon: <BellIcon />, label: t('table.home.call'), to: paths.callWaiter }]
      : []),
  ];
}
