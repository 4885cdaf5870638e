import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyCart } from '@comanda/ordering-ui/cart-lines';
import { AtTable } from '../../testing/at-table';
import { STORY_RESTAURANT } from '@comanda/ordering-ui/testing';
import { JoinedTable } from './routes/table-guests';

afterEach(cleanup);

test.each([
  ['RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', 'New order', 1],
  ['RESTAURANT_SETTING_NONE', 'See the menu', 0],
] as const)(
  'a table where the order mode is %s leads on by “%s”',
  async (order_mode, name, names) => {
    await act(async () => {
      render(
        <AtTable orders={[]} restaurant={{ ...STORY_RESTAURANT, order_mode }}>
          <JoinedTable />
        </AtTable>,
      );
    });
    expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Order under my name' })).toHaveLength(names);
  },
);

test('a table of a restaurant that takes no orders says so', async () => {
  await act(async () => {
    render(
      <AtTable orders={[]} restaurant={{ ...STORY_RESTAURANT, state: 'INACTIVE' }}>
        <JoinedTable />
        <EmptyCart orderPath="/menu" />
      </AtTable>,
    );
  });
  expect(screen.getAllByText(/^We are not taking orders right now/)).toHaveLength(2);
});
