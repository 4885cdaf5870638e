import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CampaignsRoute } from '#app/table/routes/campaigns';
import { AtTable } from '../../testing/at-table';
import { CampaignRoute } from './campaign';
import { FeaturedRoute } from './featured';

const THERE_IS_NONE = /not available right now|No promotions/;

afterEach(cleanup);

test.each([
  ['one promotion', CampaignRoute],
  ['the list', FeaturedRoute],
  ['the list at a table', CampaignsRoute],
])('%s: that there is none is said once that is known', async (_, Route) => {
  let isUp = false;
  let goOn: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  function answer() {
    return isUp ? Response.json({ campaigns: [] }) : Response.error();
  }
  await act(async () => {
    render(
      <AtTable orders={[]} campaigns={null} fetch={() => pause.then(answer)}>
        <Route />
      </AtTable>,
    );
  });
  expect((await screen.findByText('Loading…')).getAttribute('role')).toBe('status');
  expect(screen.queryByText(THERE_IS_NONE)).toBeNull();
  goOn();
  expect(await screen.findByText('We’re having trouble connecting')).toBeTruthy();
  expect(screen.queryByText(THERE_IS_NONE)).toBeNull();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(THERE_IS_NONE)).toBeTruthy();
});
