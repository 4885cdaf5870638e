import { aSchedule, everyDay } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { MenuHours } from './menu-hours';

afterEach(cleanup);

const STRETCHES = aSchedule({
  intervals: [...everyDay('06:00', '07:00'), ...everyDay('11:30', '14:00')],
});

test.each([
  ['its hours', aSchedule(), /^9:00 AM–5:00 PM$/, 7],
  ['one stretch of its hours as one thing', STRETCHES, /^6:00 AM–7:00 AM$/, 7],
  ['a day of many stretches in one sentence', STRETCHES, inOneSentence, 7],
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
  expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(schedule ? 1 : 0);
  await user.click(screen.getByRole('button', { name: 'Hide hours', expanded: true }));
  expect(screen.queryByText(told)).toBeNull();
});

function inOneSentence(_: string, element: Element | null): boolean {
  return (
    element?.textContent === '6:00\u00a0AM–7:00\u00a0AM and 11:30\u00a0AM–2:00\u00a0PM' &&
    element.matches('dd')
  );
}
