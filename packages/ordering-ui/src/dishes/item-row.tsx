import type { Item } from '@comanda/contracts';
import { Badge, IconButton, MediaRow, PlusIcon, Price } from '@comanda/ui';
import { Link } from 'react-router-dom';
import { canAddAtOnce } from './can-add-at-once';
import { FoodPicture } from './food-picture';
import { shorten } from './shorten';
import type { Rows } from './use-rows';

const DESCRIPTION_LENGTH = 70;

type ItemRowProps = {
  readonly item: Item;
  readonly to: string;
  /** Router state of the link. */
  readonly state?: object;
  readonly isPriority: boolean;
  /** Whether the dishes of its menu can be ordered now. */
  readonly canOrder: boolean;
  /** When it will be served, where that is not now and the list around it does not say so. */
  readonly served?: string | null | undefined;
  readonly rows: Rows;
};

/** One dish in a list. Without a photograph it is a text row. */
export function ItemRow({ item, to, state, isPriority, canOrder, served, rows }: ItemRowProps) {
  const { t, itemPrice, add } = rows;
  return (
    <MediaRow
      component={Link}
      to={to}
      state={state}
      title={item.name}
      description={shorten(item.description, DESCRIPTION_LENGTH)}
      isMuted={!item.is_in_stock || Boolean(served)}
      meta={
        <>
          <Price>{itemPrice(item)}</Price>
          {served && <Badge>{served}</Badge>}
          {!item.is_in_stock && <Badge tone="danger">{t('menu.sold_out')}</Badge>}
          {item.is_in_stock && item.is_featured && <Badge tone="brand">{t('menu.popular')}</Badge>}
          {item.diets?.includes('vegan') && <Badge tone="success">{t('diet.vegan')}</Badge>}
        </>
      }
      trailing={
        canOrder &&
        canAddAtOnce(item) && (
          <IconButton
            label={t('item.add_named', { name: item.name })}
            icon={<PlusIcon />}
            tone="raised"
            onClick={() => add(item)}
          />
        )
      }
      picture={
        item.image && (
          <FoodPicture image={item.image} ratio="4 / 3" sizes="7.5rem" isPriority={isPriority} />
        )
      }
    />
  );
}
