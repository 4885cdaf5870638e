import { countedName } from '@comanda/i18n';
import type { CheckedLine } from '@comanda/cart';
import { MAX_LINE_QUANTITY } from '@comanda/contracts';
import { describeSelection, partsOf } from '@comanda/modifiers';
import { useFoodText } from '@comanda/ordering';
import { Banner, Price, Stepper, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '../dishes/food-picture';
import { GivenPrice } from '../dishes/given-price';
import { useFormat } from '../times/use-format';
import styles from './cart-line-row.module.css';
import { choiceLabel } from './choice-label';
import { useLineProblemText } from './use-line-problem-text';

export type CartLineActions = {
  readonly onQuantity: (line_id: string, multiplier: number) => void;
  readonly onRemove: (line_id: string) => void;
  readonly editPath: (line: CheckedLine) => string;
  /** Whether one fewer than one takes the line out; else counting stops at one. */
  readonly isRemovedBelowOne?: boolean | undefined;
};

type CartLineRowProps = CartLineActions & {
  readonly checked: CheckedLine;
  /** How much of its price a promotion gives away. */
  readonly given?: number | undefined;
};

/** One line of the order: what it is, how it was chosen, what is in it, how many, and what is wrong with it now. */
export function CartLineRow({
  checked,
  onQuantity,
  onRemove,
  editPath,
  isRemovedBelowOne = false,
  given = 0,
}: CartLineRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useLineProblemText();
  const foodText = useFoodText();
  const { line, item, unit_price } = checked;
  const name = item?.name ?? line.name_seen;
  const isBinShown = isRemovedBelowOne && line.multiplier === 1;
  return (
    <article className={styles.line} aria-label={name}>
      {item?.image && (
        <div className={styles.media}>
          <FoodPicture image={item.image} ratio="4 / 3" sizes="6rem" />
        </div>
      )}
      <h2 className={styles.name} dir="auto">
        {name}
      </h2>
      <div className={styles.price}>
        {given > 0 ? (
          <GivenPrice
            amount={unit_price * line.multiplier}
            own_amount={(item?.price ?? 0) * line.multiplier}
            given={given}
          />
        ) : (
          <Price
            former={
              checked.problem === 'price_changed'
                ? money(line.price_seen * line.multiplier)
                : undefined
            }
            formerLabel={t('cart.totals.was')}
          >
            {money(unit_price * line.multiplier)}
          </Price>
        )}
      </div>
      <div className={styles.details}>
        {item && <Choices checked={checked} />}
        {item && <p className={styles.detail}>{foodText(partsOf(item, line.modifier_counts))}</p>}
        {line.special_instructions && (
          <p className={styles.detail} dir="auto">
            {t('cart.line.note', { text: line.special_instructions })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <div className={styles.changes}>
          {item && (
            <Link className={styles.change} to={editPath(checked)}>
              {t('common.edit')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Link>
          )}
          {!isBinShown && (
            <button type="button" className={styles.change} onClick={() => onRemove(line.line_id)}>
              <span aria-hidden="true">{t('common.remove')}</span>
              <VisuallyHidden>{t('cart.line.remove', { name })}</VisuallyHidden>
            </button>
          )}
        </div>
        <Stepper
          value={line.multiplier}
          min={1}
          max={MAX_LINE_QUANTITY}
          onChange={(multiplier) => onQuantity(line.line_id, multiplier)}
          onRemove={isRemovedBelowOne ? () => onRemove(line.line_id) : undefined}
          label={t('cart.line.quantity', { name })}
          decreaseLabel={t('item.fewer', { name })}
          removeLabel={t('cart.line.remove', { name })}
          increaseLabel={t('item.more', { name })}
        />
      </div>
      {checked.problem && (
        <div className={styles.problem}>
          <Banner tone={checked.is_orderable ? 'info' : 'warning'} isLive>
            {problemText(checked)}
          </Banner>
        </div>
      )}
    </article>
  );
}

function Choices({ checked: { line, item } }: { readonly checked: CheckedLine }) {
  if (!item) return null;
  return describeSelection(item, line.modifier_counts).map((group) => (
    <p key={group.modifier_group_id} className={styles.detail} dir="auto">
      <span className={styles.group}>{choiceLabel(group.name)} </span>
      {group.modifiers.map(countedName).join(', ')}
    </p>
  ));
}
