import type { Order } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import { useTotals } from '@comanda/ordering';
import { type TableFault, useRound } from '@comanda/ordering/table';
import { FloatingBar } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { RewardReminder, useRewardReminder } from '@comanda/ordering-ui/reward-reminder';
import { toasts } from '@comanda/web/toasts';
import { useFormat } from '@comanda/ordering-ui/times';
import { MenuBeside } from '../menu-beside';
import { useParty } from '../party-context';
import { useTableFaultText } from '../use-table-fault-text';
import { ChangedPrice } from './changed-price';
import { UnsentRound } from './unsent-round';

/** Sends what is in the cart to the kitchen, to be paid later. */
export function SendRound() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { paths, seat, table } = useParty();
  const { totals } = useTotals();
  const faultText = useTableFaultText();
  const round = useRound(tellEnd);
  const { is_sending, fault } = round;
  const reminder = useRewardReminder();
  const total = money(totals.total_with_tip_and_tax);

  async function order() {
    reminder.close();
    const sent = await round.send();
    if (sent) tellEnd(sent);
  }
  function tellEnd(sent: Result<Order, TableFault>) {
    if (sent.ok) void navigate(paths.orderComplete);
    else tell(sent.error);
  }
  function tell(fault: TableFault) {
    if (fault.code === 'session_closed' || fault.code === 'price_changed') return;
    if (fault.code === 'refused' && ABOUT_PHONE.has(fault.error)) {
      // Asked for where the guest can say it, who then comes back to the order.
      void navigate(paths.twoFactor);
    }
    toasts.show({ message: faultText(fault), tone: 'danger', id: 'round' });
  }

  if (!seat.identity?.guest_id) {
    const code = table?.local_id;
    const to = code ? paths.table(code) : paths.codeEntry;
    return (
      <FloatingBar
        component={Link}
        to={to}
        label={t('table.guests.title')}
        total={total}
        aside={<MenuBeside />}
      />
    );
  }
  return (
    <>
      <FloatingBar
        component="button"
        type="button"
        aria-disabled={is_sending || undefined}
        onClick={() => reminder.before(() => void order())}
        label={t(is_sending ? 'table.orders.sending' : 'cart.order_now')}
        total={total}
        aside={<MenuBeside />}
      />
      <RewardReminder
        isOpen={reminder.isOpen}
        rewards={reminder.rewards}
        waiting={reminder.waiting}
        itemPath={paths.item}
        onCancel={reminder.close}
        onSubmit={() => void order()}
      />
      <UnsentRound {...round} />
      <ChangedPrice fault={fault} onCancel={round.forgetFault} onAccept={() => void order()} />
    </>
  );
}

const ABOUT_PHONE: ReadonlySet<string> = new Set(['phone_required', 'phone_unverified']);
