import { useOrdering, useRestaurant } from '@comanda/ordering';
import type { TextGroup } from '@comanda/i18n';
import { Banner, LinkButton } from '@comanda/ui';
import { MENU_TEXTS, useTexts } from '@comanda/web/late';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { hasReaderTokenQuery, type ReaderFault, readerFaultQuery } from '#app/reader-fault';

const TEXTS: readonly TextGroup[] = [...MENU_TEXTS, 'reader'];

/** Says to staff why no card can be taken, and the next step; nothing while a card reader is there. */
export function ReaderNotice() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const { data: readers } = useQuery(readerFaultQuery(restaurant_id));
  const { data: hasToken } = useQuery({
    ...hasReaderTokenQuery(restaurant_id),
    enabled: readers?.needsToken === true,
  });
  const isTokenMissing = readers?.needsToken === true && hasToken === false;
  const fault = readers?.fault ?? (isTokenMissing ? 'no_token' : null);
  if (!useTexts(TEXTS) || fault === null) return null;

  function next(code: ReaderFault | 'no_token'): string {
    return code === 'disconnected' ? t('cart.front_of_house.reader_lost') : t(`reader.${code}`);
  }
  return (
    <Banner
      tone="warning"
      title={t('reader.disconnected')}
      isLive
      action={
        <LinkButton
          component="a"
          size="small"
          tone="secondary"
          href={`${pathTo('readers', {})}?${new URLSearchParams({ restaurant: endpoint }).toString()}`}
        >
          {t('cart.front_of_house.readers')}
        </LinkButton>
      }
    >
      {next(fault)}
    </Banner>
  );
}
