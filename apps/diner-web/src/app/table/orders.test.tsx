import type { Bill, Order } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import { useAddToCart, useCartActions } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AtTable } from '../../testing/at-table';
import { FRIES, STORY_LINE, STORY_ORDER, STORY_SHARE } from '@comanda/ordering-ui/testing';
import { OrdersRoute } from './routes/orders';
import { BillPay } from './routes/pay-bill';

afterEach(cleanup);

const OWN: Order = {
  ...STORY_ORDER,
  order_type: 'DINE_IN',
  items: [{ ...STORY_LINE, item_id: FRIES.item_id, name: 'Fries' }],
};

/** Another guest's order, paid by this guest. */
const THEIRS: Order = { ...OWN, guest_id: anId(0x702), guest_name: 'Bob', amount: 1600 };
const TREAT: Bill = {
  table_id: OWN.table_id,
  currency: 'CAD',
  order_ids: [THEIRS.order_id],
  total: 1600,
  paid: 1600,
  claimed: 0,
  open: 0,
  shares: [STORY_SHARE],
};

/** Changes the cart from other pages and sends rounds. */
function Elsewhere() {
  const addToCart = useAddToCart();
  const { clear } = useCartActions();
  return (
    <>
      <button
        onClick={() =>
          void addToCart({ item_id: FRIES.item_id, modifier_counts: {}, special_instructions: '' })
        }
      >
        Choose fries
      </button>
      <button onClick={clear}>Empty the cart</button>
    </>
  );
}

async function open(
  orders: readonly Order[],
  bill: Bill | null = null,
  page = <OrdersRoute />,
): Promise<void> {
  await act(async () => {
    render(
      <AtTable orders={orders} bill={bill}>
        <Elsewhere />
        {page}
      </AtTable>,
    );
  });
}

async function press(name: string | RegExp): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
}

test('what was chosen on other pages is looked at before it is sent', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Nothing ordered yet' })).toBeTruthy();
  await press('Choose fries');
  expect(screen.getByRole('heading', { name: '1 item is waiting in your order' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /View order/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Order now/ })).toBeNull();
});

test('one more of what is listed is sent from where it is listed', async () => {
  await open([OWN]);
  await press(/^One more/);
  expect(await screen.findByRole('button', { name: /Order now/ })).toBeTruthy();
  await press('Choose fries');
  expect(await screen.findByRole('link', { name: /View order/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Order now/ })).toBeNull();
});

test('so is one more of it after the first round is gone', async () => {
  await open([OWN]);
  await press(/^One more/);
  await press('Empty the cart');
  await press(/^One more/);
  expect(await screen.findByRole('button', { name: /Order now/ })).toBeTruthy();
});

test('who has paid for others has a receipt, also without an order of their own', async () => {
  await open([THEIRS], TREAT);
  const receipt = screen.getByRole<HTMLAnchorElement>('link', { name: 'View receipt' });
  expect(receipt.pathname).toBe(`/receipts/${OWN.guest_id}`);
});

test('who has paid nothing and ordered nothing has none', async () => {
  await open([THEIRS], { ...TREAT, shares: [{ ...STORY_SHARE, guest_id: anId(0x702) }] });
  expect(screen.queryByRole('link', { name: 'View receipt' })).toBeNull();
});

test('what was given back of a table’s orders is told on its bill', async () => {
  await open([{ ...THEIRS, refunded_amount: 600 }], TREAT);
  expect(screen.getByText('Everything is paid. Thank you!')).toBeTruthy();
  const bill = screen.getByRole('region', { name: 'The table’s bill' });
  expect(bill.textContent).toContain('Refunded-$6.00Paid$10.00');
  cleanup();
  await open([{ ...THEIRS, refunded_amount: 1600 }], TREAT);
  expect(screen.getByText('The table’s bill')).toBeTruthy();
  expect(screen.queryByText('Everything is paid. Thank you!')).toBeNull();
});

test('and so it is where the rest of the bill is paid', async () => {
  const bill = { ...TREAT, total: 2000, open: 400 };
  const page = <BillPay onPaying={() => undefined} />;
  await open([{ ...THEIRS, refunded_amount: 600 }], bill, page);
  const region = await screen.findByRole('region', { name: 'The table’s bill' });
  expect(region.textContent).toContain('Refunded-$6.00Paid$10.00');
});
