import type { Item } from '@comanda/contracts';
import { Button, ChevronIcon, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slidesOf, wrapped } from './slides';
import { UpsellDish } from './upsell-dish';
import styles from './upsell.module.css';

type UpsellProps = {
  readonly isOpen: boolean;
  readonly dishes: readonly Item[];
  readonly itemPath: (item: Item) => string;
  readonly menuPath: (item: Item) => string;
  readonly onClose: () => void;
  readonly onCheckout: () => void;
};

/** Offers dishes that go well with the order, three at a time. Continuing without one is as easy as taking one. */
export function Upsell({ isOpen, dishes, itemPath, menuPath, onClose, onCheckout }: UpsellProps) {
  const { t } = useTranslation();
  const slides = slidesOf(dishes);
  const [chosen, setChosen] = useState(0);
  // A dish that sold out meanwhile may have taken the last slide with it.
  const slide = Math.min(chosen, Math.max(0, slides.length - 1));

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('kiosk.upsell.title')}
      closeLabel={t('common.close')}
      footer={
        <Button size="large" isWide onClick={onCheckout}>
          {t('kiosk.upsell.skip')}
        </Button>
      }
    >
      <ul className={styles.slide}>
        {slides[slide]?.map((item) => (
          <UpsellDish
            key={item.item_id}
            item={item}
            itemPath={itemPath(item)}
            menuPath={menuPath(item)}
            onLeave={onClose}
          />
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.steps}>
          <Button
            tone="secondary"
            aria-label={t('kiosk.upsell.previous')}
            onClick={() => setChosen(wrapped(slide, -1, slides.length))}
          >
            <span className={styles.back}>
              <ChevronIcon />
            </span>
          </Button>
          <span aria-hidden className={styles.dots}>
            {slides.map(([first], nth) => (
              <span key={first?.item_id} data-current={nth === slide ? '' : undefined} />
            ))}
          </span>
          <Button
            tone="secondary"
            aria-label={t('kiosk.upsell.next')}
            onClick={() => setChosen(wrapped(slide, 1, slides.length))}
          >
            <ChevronIcon />
          </Button>
        </div>
      )}
    </Sheet>
  );
}
