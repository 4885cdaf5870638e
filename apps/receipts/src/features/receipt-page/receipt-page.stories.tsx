import { createApiClient } from '@comanda/api-client';
import { createQueryClient } from '@comanda/api-client/query-client';
import type { Receipt } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { BY_CARD, InEnglish, ORDER, RECEIPT, SHARE } from '../../testing/story-receipt';
import { ReceiptPage } from './receipt-page';

type ShownProps = { readonly changes?: Partial<Receipt> };

/** The whole page of a receipt, which no server stands behind. */
function Shown({ changes }: ShownProps) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <ReceiptPage
        client={createApiClient({})}
        receipt={{ ...RECEIPT, ...changes }}
        read_ms={Date.parse('2026-06-12T16:20:00Z')}
        onChanged={() => undefined}
      />
    </QueryClientProvider>
  );
}

const meta = {
  component: Shown,
  decorators: [(story) => <InEnglish>{story()}</InEnglish>],
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const SERVED = { ...ORDER, status: 'ORDER_COMPLETED', open_amount: 0 } as const;

export const InTheKitchen: Story = {};

export const WithoutAName: Story = { args: { changes: { name: 'Guest 2' } } };

export const Served: Story = { args: { changes: { orders: [SERVED], payments: [BY_CARD] } } };

export const AfterTheTableWasClosed: Story = {
  args: { changes: { orders: [SERVED], payments: [BY_CARD], can_rename: false } },
};

export const TreatOfOthers: Story = {
  args: { changes: { orders: [], paid_shares: [SHARE] } },
};
