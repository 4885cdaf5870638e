import { type ApiClient, newIntentKey } from '@comanda/api-client';
import type { Order, Receipt } from '@comanda/contracts';
import { LinkButton, RatingStars, type Stars } from '@comanda/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';
import styles from './order-rating.module.css';

const SHARE_FROM_STARS = 4;

type OrderRatingProps = {
  readonly client: ApiClient;
  readonly receipt: Receipt;
  readonly order: Order;
};

/** How it was, in stars. Who liked it is shown where to say so. */
export function OrderRating({ client, receipt, order }: OrderRatingProps) {
  const { t } = useTranslation();
  const [rating, setRating] = useState<number | null>(receipt.review?.rating ?? null);
  const reviewLinks = receipt.restaurant.links.filter(({ kind }) => kind === 'review');

  const { mutate: rate } = useMutation({
    // A failure is shown at once, also without a network.
    networkMode: 'always',
    async mutationFn(stars: Stars) {
      const { restaurant_id } = receipt.restaurant;
      const saved = await client.addReview(
        { restaurant_id, guest_id: receipt.guest_id, order_id: order.order_id, rating: stars },
        { key: newIntentKey() },
      );
      if (!saved.ok) throw new Error('The review was not saved.', { cause: saved.error });
    },
    onMutate(stars) {
      setRating(stars);
      return rating;
    },
    onError(_error, _stars, previous = null) {
      setRating(previous);
      toasts.show({ message: t('rating.failed'), tone: 'danger' });
    },
  });

  return (
    <section className={styles.rating}>
      <RatingStars
        legend={t('rating.question')}
        starLabel={(count) => t('rating.stars', { count })}
        value={rating}
        onChange={(stars) => rate(stars)}
      />
      <p role="status">
        {rating !== null && t(rating >= SHARE_FROM_STARS ? 'rating.thanks' : 'rating.thanks_low')}
      </p>
      {rating !== null &&
        rating >= SHARE_FROM_STARS &&
        reviewLinks.map(({ url, label }) => (
          <LinkButton
            key={url}
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            tone="secondary"
          >
            {label}
          </LinkButton>
        ))}
    </section>
  );
}
