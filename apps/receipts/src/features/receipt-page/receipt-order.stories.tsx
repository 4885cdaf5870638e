import type { Order, OrderItem, ReceiptPayment } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AT_COUNTER, BURGERS, BY_CARD, CONE, InEnglish, ORDER } from '../../testing/story-receipt';
import { ReceiptOrder } from './receipt-order';
import { useReceiptFormat } from './use-receipt-format';

type ShownProps = {
  readonly changes?: Partial<Order>;
  readonly payments?: readonly ReceiptPayment[];
  readonly counter_label?: string | null;
};

/** An order of a receipt, whose dishes can be rated. */
function Shown({ changes, payments = [], counter_label = null }: ShownProps) {
  const format = useReceiptFormat({ currency: 'USD', timezone: 'America/New_York' });
  return (
    <ReceiptOrder
      order={{ ...ORDER, ...changes }}
      payments={payments}
      counter_label={counter_label}
      format={format}
      thumbs={{ of: () => undefined, give: () => undefined }}
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
const PAID_LINE: OrderItem = { ...CONE, has_paid: 'PAYMENT_PAID_ONLINE' };

export const AwaitingPayment: Story = {
  args: { changes: { status: 'ORDER_OPEN', placed_at: null, order_number: null } },
};

export const PaymentBeingConfirmed: Story = {
  args: { changes: { status: 'ORDER_OPEN', placed_at: null, payment_status: 'PROCESSING' } },
};

export const ToBePaidAtTheCounter: Story = {};

export const OnTheRoom: Story = { args: { changes: { guest_name: 'Ada (Room # 901)' } } };

export const ChargedAsTheRestaurantNamesIt: Story = {
  args: { counter_label: 'Charge to the room' },
};

export const PaidByCard: Story = { args: { changes: PAID, payments: [BY_CARD] } };

export const PaidWithAWallet: Story = {
  args: { changes: PAID, payments: [{ ...BY_CARD, payment_method: 'WALLET', card: null }] },
};

export const PaidAtAReader: Story = {
  args: { changes: PAID, payments: [{ ...BY_CARD, payment_method: 'TERMINAL' }] },
};

export const PaidAtTheCounter: Story = { args: { changes: PAID, payments: [AT_COUNTER] } };

export const SettledOnTheRoom: Story = {
  args: { changes: { ...PAID, guest_name: 'Ada (Room # 901)' }, payments: [AT_COUNTER] },
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
    },
    payments: [{ ...BY_CARD, refunded_amount: 425 }],
  },
};

export const Refunded: Story = {
  args: {
    changes: { ...PAID, refunded_amount: 3_960 },
    payments: [{ ...BY_CARD, refunded_amount: 3_960 }],
  },
};

export const CancelledBeforeAnybodyPaid: Story = {
  args: { changes: { ...PAID, status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' } },
};

export const CancelledAndRefunded: Story = {
  args: {
    changes: {
      ...PAID,
      status: 'ORDER_CANCELLED',
      cancel_reason: 'too_busy',
      refunded_amount: 3_960,
    },
    payments: [{ ...BY_CARD, refunded_amount: 3_960 }],
  },
};
