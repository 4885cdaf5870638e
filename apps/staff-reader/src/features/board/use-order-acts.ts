import { type ApiResult, newIntentKey } from '@comanda/api-client';
import type { BoardOrder, OrderItem, StaffCancelReason } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useStaffPlace } from '@comanda/staff/provider';
import { toasts } from '@comanda/web/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#shared/refusals/use-refusal-text';
import { usePageSession } from '#shared/session/session-context';

export type Cancelling = {
  readonly cancel_reason: StaffCancelReason;
  readonly cancel_note: string;
};

/** Which lines an act is about; undefined = the whole order. */
export type LineIds = string[] | undefined;

/** What staff do to an order besides moving it on. Each act says how it ended; `isBusy` while one is on its way. */
export function useOrderActs() {
  const { t } = useTranslation();
  const { client, restaurant_id } = useStaffPlace();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);

  /** Sends a call, reads the board again and shows how it ended; resolves with whether it was taken. */
  async function run<Reply>(
    call: Promise<ApiResult<Reply>>,
    toText?: (reply: Reply) => string,
  ): Promise<boolean> {
    setBusy(true);
    const result = await call;
    await queryClient.invalidateQueries({ queryKey: ['board', restaurant_id] });
    setBusy(false);
    if (!result.ok) toasts.show({ message: refusalText(result.error), tone: 'danger' });
    else if (toText) toasts.show({ message: toText(result.value), tone: 'success' });
    return result.ok;
  }

  return {
    isBusy,
    accept: ({ order_id }: BoardOrder, ready_in_minutes?: number) =>
      run(client.acceptOrder(order_id, ready_in_minutes === undefined ? {} : { ready_in_minutes })),
    cancel({ order_id, order_number, is_accepted }: BoardOrder, why: Cancelling) {
      const call = is_accepted
        ? client.setOrderStatus(order_id, { status: 'ORDER_CANCELLED', ...why })
        : client.rejectOrder(order_id, why);
      return run(call, () => t('staff.cancel.done', { number: order_number ?? '' }));
    },
    pay: ({ order_id, order_number }: BoardOrder, lines: LineIds) =>
      run(client.markOrderPaid(order_id, named(lines)), () =>
        t('staff.pay.done', { number: order_number ?? '' }),
      ),
    refund: ({ order_id }: BoardOrder, lines: LineIds) =>
      run(client.refundOrder(order_id, named(lines), { key: newIntentKey() }), ({ refund }) =>
        [
          refund.online > 0 && t('staff.refund.online', { amount: money(refund.online) }),
          refund.at_counter > 0 && t('staff.refund.counter', { amount: money(refund.at_counter) }),
        ]
          .filter(Boolean)
          .join(' '),
      ),
    sellOut({ item_id, name }: OrderItem, until: 'tomorrow' | null) {
      const call = client.setItemStock({ item_id, is_in_stock: false, until });
      return run(call, () => t('staff.stock.done', { name }));
    },
  };
}

export type OrderActs = ReturnType<typeof useOrderActs>;

function named(item_instance_ids: LineIds) {
  return item_instance_ids === undefined ? {} : { item_instance_ids };
}
