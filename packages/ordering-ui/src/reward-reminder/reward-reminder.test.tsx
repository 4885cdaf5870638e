import { anId, aSpendCampaign } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { FRIES, PIE } from '../testing/story-restaurant';
import { RewardReminder } from './reward-reminder';

afterEach(cleanup);

test('what is free is chosen where it is reminded of, unless the order goes without it', async () => {
  const onCancel = vi.fn();
  const onSubmit = vi.fn();
  const campaign = aSpendCampaign({ name: 'Something on the side' });
  const reward = {
    campaign_instance_id: anId(0x501),
    campaign,
    is_automatic: false,
    count: 1,
    item_ids: [FRIES.item_id, PIE.item_id],
  };
  await act(async () => {
    render(
      <InRestaurant>
        <RewardReminder
          isOpen
          rewards={[reward]}
          waiting={[]}
          itemPath={() => '/'}
          onCancel={onCancel}
          onSubmit={onSubmit}
        />
      </InRestaurant>,
    );
  });
  const choices = await screen.findByRole('group', { name: /Something on the side/u });
  expect([...choices.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Fries, free',
    'Apple pie, free',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apple pie, free' }).disabled).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Order without it' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
