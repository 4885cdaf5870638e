import { MAX_LINE_QUANTITY, UNLIMITED } from '@comanda/contracts';
import type { GroupChoice, ModifierChoice } from '@comanda/ordering';
import { Stepper } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { fewestOf } from './fewest-of';

type ModifierCountProps = {
  readonly choice: GroupChoice;
  readonly option: ModifierChoice;
  readonly onCount: (modifier_id: string, count: number) => void;
};

/** How many of a chosen modifier, where more than one is allowed and makes a difference. */
export function ModifierCount({ choice, option, onCount }: ModifierCountProps) {
  const { t } = useTranslation();
  const { modifier, count, max_count } = option;
  const { modifier_id, name } = modifier;
  if (count === 0 || !canBeRepeated(choice, option)) return null;
  // A required single choice is exchanged for another, not removed.
  const canBeRemoved = !choice.is_single || choice.rule.min === 0;
  return (
    <Stepper
      value={count}
      min={fewestOf(choice)}
      max={Math.min(max_count, MAX_LINE_QUANTITY)}
      onChange={(next) => onCount(modifier_id, next)}
      onRemove={canBeRemoved ? () => onCount(modifier_id, 0) : undefined}
      label={t('cart.line.quantity', { name })}
      decreaseLabel={t('item.fewer', { name })}
      increaseLabel={t('item.more', { name })}
      removeLabel={t('cart.line.remove', { name })}
    />
  );
}

/** Free things without any bound are only ticked or not: counting lettuce helps nobody. */
function canBeRepeated(choice: GroupChoice, { modifier }: ModifierChoice): boolean {
  const { group, rule, is_single } = choice;
  if (is_single) return rule.max > fewestOf(choice);
  const isFreeAndEndless = modifier.price === 0 && group.max_qty >= UNLIMITED && group.min_qty <= 1;
  return group.max_qty > 1 && !isFreeAndEndless;
}
