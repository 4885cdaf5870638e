import type { Item } from '@comanda/contracts';
import { Badge, MediaRow, Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '#shared/food-picture';
import { useFormat } from '#shared/use-format';
import { canAddAtOnce, QuickAddButton } from './quick-add-button';
import { shorten } from './shorten';

const DESCRIPTION_LENGTH = 70;

type ItemRowProps = {
  readonly item: Item;
  readonly to: string;
  readonly isPriority: boolean;
  /** Whether its menu is served at the wanted time. */
  readonly canOrder: boolean;
};

/** One dish in a list. Without a photograph it is a text row. */
export function ItemRow({ item, to, isPriority, canOrder }: ItemRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <MediaRow
      component={Link}
      to={to}
      title={item.name}
      description={shorten(item.description, DESCRIPTION_LENGTH)}
      isMuted={!item.is_in_stock}
      meta={
        <>
          <Price>{money(item.price)}</Price>
          {!item.is_in_stock && <Badge tone="danger">{t('menu.sold_out')}</Badge>}
          {item.is_in_stock && item.is_featured && <Badge tone="brand">{t('menu.popular')}</Badge>}
          {item.diets?.includes('vegan') && <Badge tone="success">{t('diet.vegan')}</Badge>}
        </>
      }
      trailing={canOrder && canAddAtOnce(item) && <QuickAddButton item={item} />}
      picture={
        item.image && (
          <FoodPicture image={item.image} ratio="4 / 3" sizes="7.5rem" isPriority={isPriority} />
        )
      }
    />
  );
}
