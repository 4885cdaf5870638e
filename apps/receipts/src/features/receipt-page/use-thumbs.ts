import { type ApiClient, newIntentKey } from '@comanda/api-client';
import type { Receipt } from '@comanda/contracts';
import { useRef, useState } from 'react';

export type Thumb = Receipt['item_ratings'][number]['rating'];

export type Thumbs = {
  readonly of: (item_id: string) => Thumb | undefined;
  readonly give: (item_id: string, rating: Thumb) => void;
};

type ThumbsInput = {
  readonly client: ApiClient;
  readonly receipt: Pick<Receipt, 'guest_id' | 'item_ratings'>;
  readonly onFailed: () => void;
};

/** Its identity tells one tap from another of the same thumb. */
type Tap = { readonly rating: Thumb };

/** The thumbs of a receipt's dishes, one for all lines of a dish: shown when they are tapped, kept in the order of the taps. */
export function useThumbs({ client, receipt, onFailed }: ThumbsInput): Thumbs {
  const { guest_id, item_ratings } = receipt;
  const [shown, setShown] = useState<ReadonlyMap<string, Tap | undefined>>(
    () => new Map(item_ratings.map((each) => [each.item_id, each])),
  );
  const kept = useRef(new Map(shown));
  const underWay = useRef(new Map<string, Promise<void>>());

  async function keep(item_id: string, tap: Tap): Promise<void> {
    // The last one tapped has to be the last to arrive.
    await underWay.current.get(item_id);
    const { rating } = tap;
    const saved = await client.rateItem({ guest_id, item_id, rating }, { key: newIntentKey() });
    if (saved.ok) {
      kept.current.set(item_id, tap);
      return;
    }
    onFailed();
    setShown((now) =>
      now.get(item_id) === tap ? new Map(now).set(item_id, kept.current.get(item_id)) : now,
    );
  }

  return {
    of: (item_id) => shown.get(item_id)?.rating,
    give(item_id, rating) {
      const tap = { rating };
      setShown((now) => new Map(now).set(item_id, tap));
      underWay.current.set(item_id, keep(item_id, tap));
    },
  };
}
