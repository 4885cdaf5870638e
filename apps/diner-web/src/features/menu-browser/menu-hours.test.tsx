import { aSchedule } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { MenuHours } from './menu-hours';

afterEach(cleanup);

test.each([
  ['its hours', aSchedule(), /^9:00 AM–5:00 PM$/, 7],
  ['that it is always served', null, /^All day, every day$/, 1],
])('a menu tells %s when asked, and hides it again', async (_, schedule, told, times) => {
  await act(async () => {
    render(
      <InRestaurant>
        <MenuHours schedule={schedule} />
      </InRestaurant>,
    );
  });
  const user = userEvent.setup();
  expect(screen.queryByText(told)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Show hours', expanded: false }));
  expect(await screen.findAllByText(told)).toHaveLength(times);
  await user.click(screen.getByRole('button', { name: 'Hide hours', expanded: true }));
  expect(screen.queryByText(told)).toBeNull();
});
