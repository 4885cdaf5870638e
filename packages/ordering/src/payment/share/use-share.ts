import type { TipInput } from '@comanda/api-client';
import type { BillShare, ShareInput } from '@comanda/contracts';
import type { MountedCard } from '@comanda/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useOrdering } from '../../provider/ordering-context';
import { useRestaurant } from '../../provider/use-restaurant';
import type { TableFault } from '../../table/table-fault';
import type { PaymentRequest } from '../make-attempt';
import type { ShareDraft } from '../payables/bill-share';
import { openPaymentOf } from '../payables/opened';
import { isPaymentPending, NO_CONTACT } from '../payment-flow';
import { until } from '../until';
import { shareForm } from '../ways/share-form';
import { isShareHeld } from './is-share-held';
import { currentPayer } from './payer';
import { type ShareFlow, shareFlow } from './share-flow';
import { shareRequest } from './share-request';
import { shareRunnerOf } from './share-runner';
import { useFoundShare } from './use-found-share';
import { useLast } from './use-last';

export type Share = {
  readonly flow: ShareFlow;
  /** Takes a share of the bill: from then on it is nobody else's for some minutes, and its amount stays. */
  readonly claim: (share: ShareInput, tip?: TipInput) => Promise<void>;
  /** Pays it with the form that was mounted for `flow.intent`. */
  readonly confirm: (card: MountedCard, input: { readonly return_url: string }) => Promise<void>;
  /**
   * Asks once more for what is held, or was: it is held for longer if nobody else has it. Resolves with why it stands as it stood.
   * `held` = the share as the bill had it last, if it ever was on it.
   */
  readonly renew: (held: BillShare | null) => Promise<TableFault | null>;
  readonly is_renewing: boolean;
  /** Puts what is held back on the bill, where others find it at once, and has the guest choose anew. */
  readonly reset: () => Promise<void>;
  /** Leaves a payment whose share the same guest pays in another place by now, such as a card reader. */
  readonly leave: () => void;
};

/** One guest's way of paying their share of the bill. Takes up a payment that was under way before a reload. */
export function useShare(): Share {
  const ordering = useOrdering();
  const { client, store } = ordering;
  const { restaurant_id } = useRestaurant();
  const { runner, release } = shareRunnerOf(ordering, restaurant_id, useQueryClient());
  const payment = useSyncExternalStore(runner.flows.subscribe, runner.flows.get);
  const opened = useStore(runner.intent);
  const [is_renewing, setRenewing] = useState(false);
  const isIdle = payment.stage === 'idle';
  const draft = useLast('attempt' in payment ? payment.attempt.draft : null, isIdle);
  // A form stays while another payment is opened for a declined card.
  const intent = useLast(opened, isIdle);
  const isOpening = opened === null;
  const flow = draft ? shareFlow(payment, { payer: payerOf(draft), intent, isOpening }) : IDLE;

  useEffect(() => {
    runner.resume();
    // The server knows of a share that is merely held, and the page finds it when it is opened again.
    return () => {
      if (!isPaymentPending(runner.flows.get())) runner.reset();
    };
  }, [runner]);
  useFoundShare(flow.stage !== 'returning', (payer, found) => {
    if (runner.flows.get().stage !== 'idle') return;
    runner.takeUp(toRequest({ restaurant_id, ...payer }), payer.guest_id, openPaymentOf(found));
  });

  return {
    flow,
    is_renewing,
    async claim(share, tip = {}) {
      const payer = currentPayer(store);
      if (payer === null) return;
      runner.start(toRequest({ restaurant_id, ...payer, bill: { share, ...tip } }));
      await until(runner.flows, ({ stage }) => !OPENING.has(stage));
    },
    async renew(held) {
      if (flow.stage !== 'open' || draft === null) return null;
      const bill = draft.bill ?? (held && shareRequest(held));
      if (bill === null) {
        runner.reset();
        return null;
      }
      setRenewing(true);
      const expected_total = flow.intent.totals.total_with_tip_and_tax;
      const event = await runner.renew({ ...draft, bill, expected_total });
      setRenewing(false);
      return event?.type === 'unreachable' ? { code: 'offline' } : null;
    },
    async confirm(card, { return_url }) {
      if (flow.stage !== 'open') return;
      const { payer, intent: held } = flow;
      await runner.confirm(shareForm(card, return_url, () => isShareHeld(client, payer, held)));
    },
    async reset() {
      if (payment.stage === 'checking') {
        // A share that is still held is being paid: its result is queried as before.
        if (await release(payment.attempt.draft)) runner.giveUp();
        return;
      }
      runner.reset();
      if (flow.stage === 'open' && draft !== null) await release(draft);
    },
    leave: runner.reset,
  };
}

const IDLE: ShareFlow = { stage: 'idle' };

const OPENING: ReadonlySet<string> = new Set(['securing_guest', 'opening_payment']);

function payerOf({ guest_id, table_id }: ShareDraft) {
  return { guest_id, table_id };
}

function toRequest(draft: ShareDraft): PaymentRequest<ShareDraft> {
  return {
    way: 'online',
    terminal_id: null,
    draft,
    line_ids: null,
    contact: NO_CONTACT,
    language: null,
  };
}
