import type { Order, OrderItem, ReceiptPayment } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AT_COUNTER, BURGERS, BY_CARD, CONE, InEnglish, ORDER } from '../../testing/story-receipt';
import { ReceiptOrder } from './receipt-order';
import { useReceiptFormat } from './use-receipt-format';

type ShownProps = {
  readonly changes?: Partial<Order>;
  readonly payments?: readonly ReceiptPayment[];
  readonly room_number?: string | null;
  readonly counter_label?: string | null;
  /** Whether its dishes can be rated. */
  readonly isServed?: boolean;
};

/** An order of a receipt. */
function Shown({
  changes,
  payments = [],
  room_number = null,
  counter_label = null,
  isServed = false,
}: ShownProps) {
  const format = useReceiptFormat({ currency: 'USD', timezone: 'America/New_York' });
  return (
    <ReceiptOrder
      order={{ ...ORDER, ...changes }}
      paid={{ payments, room_number }}
      counter_label={counter_label}
      format={format}
      thumbs={isServed ? { of: () => undefined, give: () => undefined } : null}
    />
  );
}

const meta = {
  component: Shown,
  decorators: [(story) => <InEnglish>{story()}</InEnglish>],
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const PAID: Partial<Order> = { open_amount: 0 };
const CANCELLED: Partial<Order> = { ...PAID, status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' };
const PAID_LINE: OrderItem = { ...CONE, has_paid: 'PAYMENT_PAID_ONLINE' };
const WALLET: ReceiptPayment = { ...BY_CARD, payment_method: 'WALLET', card: null };
const READER: ReceiptPayment = { ...BY_CARD, payment_method: 'TERMINAL' };

export const AwaitingPayment: Story = {
  args: { changes: { status: 'ORDER_OPEN', placed_at: null, order_number: null } },
};

export const PaymentBeingConfirmed: Story = {
  args: { changes: { status: 'ORDER_OPEN', placed_at: null, payment_status: 'PROCESSING' } },
};

export const ToBePaidAtTheCounter: Story = {};

export const OnTheRoom: Story = { args: { room_number: '901' } };

export const ChargedAsTheRestaurantNamesIt: Story = {
  args: { counter_label: 'Charge to the room' },
};

export const BeingPrepared: Story = {
  args: { changes: { ...PAID, status: 'ORDER_PREPARING' }, payments: [BY_CARD] },
};

export const Ready: Story = {
  args: { changes: { ...PAID, status: 'ORDER_READY' }, payments: [BY_CARD] },
};

export const ForLater: Story = {
  args: { changes: { ...PAID, pickup_time: '2026-06-12T20:30:00Z' }, payments: [BY_CARD] },
};

export const PaidByCard: Story = {
  args: { changes: { ...PAID, status: 'ORDER_COMPLETED' }, payments: [BY_CARD], isServed: true },
};

export const PaidWithAWallet: Story = { args: { changes: PAID, payments: [WALLET] } };

export const PaidAtAReader: Story = { args: { changes: PAID, payments: [READER] } };

export const PaidAtTheCounter: Story = { args: { changes: PAID, payments: [AT_COUNTER] } };

export const SettledOnTheRoom: Story = {
  args: { changes: PAID, payments: [AT_COUNTER], room_number: '901' },
};

export const SeveralRatesOfTax: Story = {
  args: {
    changes: {
      ...PAID,
      totals: {
        ...ORDER.totals,
        taxes: [
          { rate: '10', taxable: 2000, amount: 200 },
          { rate: '8', taxable: 2000, amount: 160 },
        ],
      },
    },
    payments: [BY_CARD],
  },
};

/** On its way, with its fee and a tip for the courier. */
export const Delivery: Story = {
  args: {
    changes: {
      ...PAID,
      status: 'ORDER_COMPLETED',
      delivery: { status: 'DROPOFF_ENROUTE', dropoff_eta: '2026-06-12T16:40:00Z' },
      totals: {
        ...ORDER.totals,
        delivery_fee: 500,
        delivery_tip_amount: 300,
        total_with_tax: 4460,
        total_with_tip_and_tax: 4760,
      },
      amount: 4760,
    },
    payments: [{ ...BY_CARD, amount: 4760 }],
  },
};

export const PartlyPaid: Story = {
  args: {
    changes: { items: [PAID_LINE, BURGERS], open_amount: 3_500 },
    payments: [{ ...BY_CARD, amount: 460 }],
  },
};

export const SplitThreeWays: Story = {
  args: {
    changes: PAID,
    payments: [
      { ...BY_CARD, amount: 1_320 },
      { ...BY_CARD, amount: 1_320, card: null, paid_by: 'Bob' },
      { ...AT_COUNTER, amount: 1_320 },
    ],
  },
};

export const PartlyRefunded: Story = {
  args: {
    changes: {
      ...PAID,
      items: [{ ...CONE, has_paid: 'PAYMENT_REFUNDED' }, BURGERS],
      refunded_amount: 425,
      refunds: [
        { refunded_at: '2026-06-12T17:00:00Z', amount: 425, reason: 'quality', note: 'Melted' },
      ],
    },
    payments: [{ ...BY_CARD, refunded_amount: 425 }],
  },
};

export const Refunded: Story = { args: refundedTo(BY_CARD) };

export const RefundedToAWallet: Story = { args: refundedTo(WALLET) };

export const RefundedAfterAReader: Story = { args: refundedTo(READER) };

export const RefundedAtTheCounter: Story = { args: refundedTo(AT_COUNTER) };

export const TakenOffTheRoom: Story = { args: { ...refundedTo(AT_COUNTER), room_number: '901' } };

export const CancelledBeforeAnybodyPaid: Story = { args: { changes: CANCELLED } };

export const CancelledAndReturning: Story = {
  args: { changes: { ...CANCELLED, payment_status: 'CAPTURED' }, payments: [BY_CARD] },
};

export const CancelledAndRefunded: Story = {
  args: { ...refundedTo(BY_CARD), changes: { ...CANCELLED, refunded_amount: 3_960 } },
};

function refundedTo(payment: ReceiptPayment): ShownProps {
  return {
    changes: { ...PAID, refunded_amount: 3_960 },
    payments: [{ ...payment, refunded_amount: 3_960 }],
  };
}
