import { useCampaignActions, useCart } from '@comanda/ordering';
import { useState } from 'react';
import { ItemSheet, type ItemSheetProps } from '@comanda/ordering-ui/item-customiser';

type RewardSheetProps = Omit<ItemSheetProps, 'line_id' | 'onTake' | 'onAdded'> & {
  /** The campaign instance that gives one of it. */
  readonly reward_of: string;
};

/** A dish that is free. Where it was taken already, or is earned no more, it is the dish that it always was. */
export function RewardSheet({ reward_of, ...sheet }: RewardSheetProps) {
  const { unclaimed } = useCart();
  const { pickReward } = useCampaignActions();
  const isGiven = unclaimed.some((each) => each.campaign_instance_id === reward_of);
  // Once it is taken it is earned no more, and the sheet has still to close.
  const [wasGiven, setWasGiven] = useState(isGiven);
  if (isGiven && !wasGiven) setWasGiven(true);
  return (
    <ItemSheet
      {...sheet}
      line_id={null}
      onTake={wasGiven ? (chosen) => pickReward(reward_of, sheet.item_id, chosen) : undefined}
    />
  );
}
