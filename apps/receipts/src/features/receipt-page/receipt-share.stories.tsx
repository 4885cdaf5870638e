import type { PaidShare } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEnglish, SHARE } from '../../testing/story-receipt';
import { ReceiptShare } from './receipt-share';
import { useReceiptFormat } from './use-receipt-format';

type ShownProps = { readonly changes?: Partial<PaidShare>; readonly own_amount?: number };

/** A payment of a table’s bill. */
function Shown({ changes, own_amount = 0 }: ShownProps) {
  const format = useReceiptFormat({ currency: 'USD', timezone: 'America/New_York' });
  return <ReceiptShare share={{ ...SHARE, ...changes }} own_amount={own_amount} format={format} />;
}

const meta = {
  component: Shown,
  decorators: [(story) => <InEnglish>{story()}</InEnglish>],
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const THIRD: Partial<PaidShare> = { kind: 'parts', parts: 1, parts_of: 3, items: [] };

export const DishesOfOthers: Story = {};

export const EqualPart: Story = { args: { changes: THIRD } };

export const WithAnOwnOrder: Story = { args: { changes: THIRD, own_amount: 400 } };

export const SetAmount: Story = { args: { changes: { kind: 'amount', items: [] } } };

export const PartlyRefunded: Story = { args: { changes: { refunded_amount: 425 } } };

export const Refunded: Story = { args: { changes: { refunded_amount: 1_035 } } };
