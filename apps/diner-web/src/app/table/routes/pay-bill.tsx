import { usePaymentOptions, useRestaurant } from '@comanda/ordering';
import { type ShareFlow, useHoldsEnd, useShare } from '@comanda/ordering/payment';
import { Banner, EmptyState, LinkButton } from '@comanda/ui';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DECLINED_ELSEWHERE, SHARE_PAID } from '#app/pay-paths';
import { NoWayToPay } from '#app/screens/no-way-to-pay';
import { openTo } from '#features/bill-share/open-to';
import {
  isOvertaken,
  isOwnNext,
  isPaidByNow,
  ownPaid,
  ownShares,
} from '#features/bill-share/own-shares';
import { ShareChoice } from '#features/bill-share/share-choice';
import { DeclinedBanner } from '@comanda/ordering-ui/card-payment';
import { BillSummary } from '#features/table-orders/bill-summary';
import { refundedOf } from '#features/table-orders/refunded-of';
import { BillTip } from '@comanda/ordering-ui/tip-picker';
import { ActionBanner } from '@comanda/ordering-ui/notices';
import { HeldShare } from '../held-share';
import { OrdersSkeleton } from '../orders-skeleton';
import { PaidNotice } from '../paid-notice';
import { useParty } from '../party-context';
import { useTellSharePayment } from '../share-watch';
import { TablePage } from '../table-page';
import { UnreadParty } from '../unread-party';
import { useTableFaultText } from '../use-table-fault-text';
import { WhilePayingPage } from '../while-paying-page';

type BillPayProps = {
  /** A share is being paid: nothing that another tab does takes this page away. */
  readonly onPaying: (isPaying: boolean) => void;
};

/** A share of the table's bill: chosen, held for this guest, and paid. */
export function BillPay({ onPaying }: BillPayProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bill: tableBill, orders, guests, is_loading, is_unread, seat, paths } = useParty();
  const { state } = useLocation();
  const share = useShare();
  const { flow } = share;
  useTellSharePayment(flow);
  const isOffered = useIsBillPaidHere();
  const payer = 'payer' in flow ? flow.payer : null;
  const isPaying = payer !== null;
  useLayoutEffect(() => onPaying(isPaying), [onPaying, isPaying]);
  const own_id = seat.identity?.guest_id ?? undefined;
  const guest_id = payer?.guest_id ?? own_id;
  const hasMoved = isPaying && guest_id !== own_id;
  const shares = ownShares(tableBill, guest_id);
  const isPaidAnyhow = flow.stage === 'open' && isPaidByNow(flow.intent.share_id, shares);
  const isPaid = flow.stage === 'paid' || isPaidAnyhow;
  const leave = useEffectEvent(
    () => void navigate(paths.paymentComplete, { replace: true, state: SHARE_PAID }),
  );
  const isDone = isPaid && !hasMoved;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);

  const isSettled = flow.stage === 'open' && !share.is_renewing;
  const isReplaced = isSettled && isOvertaken(flow.intent.share_id, shares);
  const giveWay = useEffectEvent(share.leave);
  useEffect(() => {
    if (isReplaced) giveWay();
  }, [isReplaced]);
  const isElsewhere = flow.stage === 'idle' && shares.some(({ status }) => status === 'CLAIMED');
  const now = useHoldsEnd(tableBill?.shares ?? []);
  const bill = tableBill && openTo(guest_id, tableBill, now);
  const mine = orders.filter((order) => order.guest_id === guest_id);
  const hasOwn = mine.some(({ items }) => items.some((item) => item.has_paid === 'PAYMENT_UNPAID'));
  const isNothing = bill === null || bill.open === 0;
  const isAllClaimed = bill !== null && bill.open === 0 && bill.claimed > 0;
  const paid = ownPaid(shares);
  const isChoosing = flow.stage === 'idle' || flow.stage === 'claiming' || flow.stage === 'refused';
  const isReturning = flow.stage === 'returning';
  const isUntried = flow.stage === 'idle' || (flow.stage === 'open' && flow.decline === null);
  // A share that is held already is paid all the same.
  const isUnclaimed = flow.stage === 'idle' && tableBill?.claimed === 0;
  if (!isOffered && isUnclaimed) return <NoWayToPay orderPath={paths.orders} />;
  if (payer && (flow.stage === 'lost' || (isPaid && hasMoved))) {
    return (
      <WhilePayingPage
        guest_id={payer.guest_id}
        isPaid={isPaid}
        onwards={paths.guestHome}
        isMoved={hasMoved}
      />
    );
  }
  return (
    <TablePage
      key={'intent' in flow ? 'pay' : 'claim'}
      title={t('table.pay.title')}
      backTo={paths.orders}
      isNarrow
    >
      {state === DECLINED_ELSEWHERE && isUntried && <DeclinedBanner hasOtherWay={false} />}
      {flow.stage === 'refused' && (
        <Refusal flow={flow} hasPaid={paid > 0} onAgain={() => void share.reset()} />
      )}
      {(isReturning || (isChoosing && is_loading)) && <OrdersSkeleton />}
      {isChoosing && is_unread && <UnreadParty />}
      {isChoosing && flow.stage !== 'refused' && isNothing && !is_loading && !is_unread && (
        <EmptyState
          title={t(nothingTitle({ isAllClaimed, hasPaid: paid > 0 }))}
          action={
            <LinkButton component={Link} to={paths.orders}>
              {t('order.complete.view')}
            </LinkButton>
          }
        >
          {t(isAllClaimed ? 'error.bill_claimed' : 'table.pay.nothing_body')}
        </EmptyState>
      )}
      {isChoosing && paid > 0 && <PaidNotice paid={paid} guest_id={guest_id} />}
      {isChoosing && tableBill && (
        <BillSummary
          bill={openTo(undefined, tableBill, now)}
          refunded={refundedOf(tableBill, orders)}
          guest_id={guest_id}
        />
      )}
      {isElsewhere && (
        <Banner tone="warning" isLive title={t('table.pay.elsewhere_title')}>
          {t('table.pay.elsewhere')}
        </Banner>
      )}
      {isChoosing && !isNothing && (
        <ShareChoice
          bill={bill}
          hasOwn={hasOwn}
          isProposed={paid === 0 || (hasOwn && isOwnNext(shares))}
          people={guests.length}
          isBusy={flow.stage === 'claiming'}
          tipPicker={(net, tip, choose) => (
            <BillTip net={net} base={net ?? bill.open} tip={tip} onChoose={choose} />
          )}
          onChoose={(wanted, tip) => void share.claim(wanted, tip)}
        />
      )}
      {'intent' in flow && (
        <HeldShare
          share={share}
          flow={flow}
          shares={tableBill?.table_id === flow.payer.table_id ? shares : null}
          open={bill?.open ?? 0}
        />
      )}
    </TablePage>
  );
}

/** A guest who has paid was not outpaced. */
function nothingTitle({ isAllClaimed, hasPaid }: { isAllClaimed: boolean; hasPaid: boolean }) {
  if (!isAllClaimed) return 'table.pay.nothing_title';
  return hasPaid ? 'table.pay.rest_title' : 'table.pay.claimed_title';
}

/** Elsewhere the bill is settled with staff. */
function useIsBillPaidHere(): boolean {
  const { pay_bill_enabled } = useRestaurant();
  const { online } = usePaymentOptions();
  return pay_bill_enabled && online;
}

type RefusalProps = {
  readonly flow: Extract<ShareFlow, { stage: 'refused' }>;
  readonly hasPaid: boolean;
  readonly onAgain: () => void;
};

/** Why the share was not to be had. */
function Refusal({ flow, hasPaid, onAgain }: RefusalProps) {
  const { t } = useTranslation();
  const faultText = useTableFaultText();
  const error = flow.fault.code === 'refused' ? flow.fault.error : null;
  const isPaidByOther = error === 'already_paid' && !hasPaid;
  return (
    <ActionBanner
      title={error === 'bill_claimed' || isPaidByOther ? t('table.pay.claimed_title') : undefined}
      label={t('table.pay.change')}
      onAction={onAgain}
    >
      {isPaidByOther ? t('table.pay.taken') : faultText(flow.fault)}
    </ActionBanner>
  );
}
