import type { ApiClient } from '@comanda/api-client';
import type { Receipt } from '@comanda/contracts';
import { keepEndTogether } from '@comanda/i18n';
import { Button, LinkButton, PageHeader } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '@comanda/web/language';
import { LegalLinks, pageTitle, usePageTitle, useRestaurantTheme } from '@comanda/web/page';
import { toasts } from '@comanda/web/toasts';
import { GuestName } from './guest-name';
import { RestaurantDetails } from './restaurant-details';
import { isServed } from './is-served';
import { Logo } from './logo';
import { OrderRating } from './order-rating';
import { orderAgainLink } from './order-again-link';
import { ReceiptOrder } from './receipt-order';
import styles from './receipt-page.module.css';
import { ReceiptShare } from './receipt-share';
import { receiptTitle } from './receipt-title';
import { ShareReceipt } from './share-receipt';
import { sharesBeyondOrders } from './shares-beyond-orders';
import { useReceiptFormat } from './use-receipt-format';
import { useReceiptText } from './use-receipt-text';
import { useThumbs } from './use-thumbs';

type ReceiptPageProps = {
  readonly client: ApiClient;
  readonly receipt: Receipt;
  /** When the receipt was read. */
  readonly read_ms: number;
  readonly onChanged: () => void;
};

/** A receipt: what was ordered and paid, the name on it, and how it was. */
export function ReceiptPage({ client, receipt, read_ms, onChanged }: ReceiptPageProps) {
  const { t } = useTranslation();
  const { restaurant, orders } = receipt;
  const shares = sharesBeyondOrders(receipt);
  const format = useReceiptFormat(restaurant);
  const thumbs = useThumbs({
    client,
    receipt,
    onFailed: () => toasts.show({ message: t('rating.failed'), tone: 'danger' }),
  });
  const receiptText = useReceiptText(format);
  const titles = [receiptTitle(receipt, t), restaurant.name];
  useRestaurantTheme(restaurant.theme);
  usePageTitle(...titles);
  const [newest] = orders.toSorted((a, b) => (b.placed_at ?? '').localeCompare(a.placed_at ?? ''));

  return (
    <div className={styles.page}>
      <PageHeader
        title={restaurant.name}
        mark={restaurant.logo && <Logo image={restaurant.logo} />}
        subtitle={keepEndTogether(restaurant.address)}
        actions={
          <>
            <ShareReceipt
              title={pageTitle(...titles)}
              text={receiptText(receipt)}
              className={styles.print}
            />
            <div className={styles.print}>
              <LanguageSwitch languages={restaurant.active_languages} />
            </div>
          </>
        }
      />
      <main id="content" className={styles.main}>
        {restaurant.is_sandbox && <p className={styles.sandbox}>{t('common.sandbox.notice')}</p>}
        <GuestName client={client} receipt={receipt} onChanged={onChanged} />
        {orders.map((order) => (
          <ReceiptOrder
            key={order.order_id}
            order={order}
            paid={receipt}
            counter_label={restaurant.pay_at_counter_label}
            format={format}
            thumbs={isServed(order, read_ms) ? thumbs : null}
          />
        ))}
        {shares.map(({ share, own_amount }) => (
          <ReceiptShare
            key={share.share_id}
            share={share}
            own_amount={own_amount}
            format={format}
          />
        ))}
        {newest && isServed(newest, read_ms) && (
          <OrderRating client={client} receipt={receipt} order={newest} />
        )}
        <footer className={styles.foot}>
          <div className={styles.acts}>
            {newest?.placed_at && (
              <LinkButton component="a" href={orderAgainLink(restaurant, newest)} tone="secondary">
                {t('receipt.order_again')}
              </LinkButton>
            )}
            <Button tone="secondary" onClick={() => window.print()}>
              {t('receipt.print')}
            </Button>
          </div>
          <RestaurantDetails restaurant={restaurant} />
          <p className={styles.print}>
            <a href={`/${restaurant.endpoint}`}>
              {t('receipt.back_to', { name: restaurant.name })}
            </a>
          </p>
          <p>
            {t('receipt.thanks')}
            <br />
            {t('common.powered_by', { name: t('common.app_name') })}
          </p>
          <div className={styles.print}>
            <LegalLinks />
          </div>
        </footer>
      </main>
    </div>
  );
}
