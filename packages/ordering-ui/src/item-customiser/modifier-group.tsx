import type { GroupChoice, ModifierChoice } from '@comanda/ordering';
import { Badge, CheckboxRow, OptionGroup, RadioRow } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { fewestOf } from './fewest-of';
import styles from './item-customiser.module.css';
import { groupPart } from './item-part';
import { ModifierCount } from './modifier-count';
import { useFaultText } from './use-fault-text';

type ModifierGroupProps = {
  readonly choice: GroupChoice;
  /** Whether nothing can be ordered: what there is to choose from is text. */
  readonly isReadOnly?: boolean;
  readonly showFault: boolean;
  readonly onChoose: (modifier_id: string) => void;
  readonly onCount: (modifier_id: string, count: number) => void;
};

/** One group of choices with its rule in words. */
export function ModifierGroup(props: ModifierGroupProps) {
  const { choice, isReadOnly = false, showFault, onChoose, onCount } = props;
  const { t } = useTranslation();
  const { money } = useFormat();
  const faultText = useFaultText();
  const { group, rule, fault } = choice;
  const id = groupPart(group.modifier_group_id);
  const isRequired = rule.min > 0;
  const ruleText = t(`item.rule.${rule.key}`, {
    count: rule.key === 'at_most' ? rule.max : rule.min,
    min: rule.min,
    max: rule.max,
  });
  const kindText = choice.is_single && rule.max > 1 ? t('item.rule.one_kind') : null;
  const freeText = group.free_qty > 0 ? t('item.rule.free', { count: group.free_qty }) : null;
  // An optional single choice can be taken back, which radio buttons cannot.
  const Row = choice.is_single && isRequired ? RadioRow : CheckboxRow;

  function canBeTicked({ count, max_count }: ModifierChoice): boolean {
    return choice.is_single || count > 0 || max_count > 0;
  }

  /** One tap on a single choice may take several of it; otherwise each costs what it costs once. */
  function priceOf({ modifier, count }: ModifierChoice): string | null {
    if (modifier.price === 0) return null;
    const price = money(modifier.price);
    const times = choice.is_single ? count || fewestOf(choice) : 1;
    return times > 1 ? t('item.price_times', { times, price }) : t('item.price_extra', { price });
  }

  if (isReadOnly) {
    return (
      <OptionGroup id={id} legend={group.name}>
        {choice.modifiers.map((option) => (
          <p key={option.modifier.modifier_id} className={styles.option}>
            <span dir="auto">{option.modifier.name}</span>
            {priceOf(option)}
          </p>
        ))}
      </OptionGroup>
    );
  }
  return (
    <OptionGroup
      id={id}
      legend={group.name}
      hint={[ruleText, kindText, freeText].filter((text) => text !== null).join(' · ')}
      tag={
        <Badge tone={isRequired ? 'accent' : 'neutral'}>
          {t(isRequired ? 'common.required' : 'common.optional')}
        </Badge>
      }
      error={showFault && fault ? faultText(fault) : undefined}
    >
      {choice.modifiers.map((option) => {
        const { modifier, count } = option;
        return (
          <Row
            key={modifier.modifier_id}
            name={id}
            label={modifier.name}
            detail={modifier.description || undefined}
            price={priceOf(option)}
            disabledLabel={modifier.is_in_stock ? undefined : t('item.out_of_stock')}
            disabled={!canBeTicked(option)}
            checked={count > 0}
            onChange={() => onChoose(modifier.modifier_id)}
            trailing={<ModifierCount choice={choice} option={option} onCount={onCount} />}
          />
        );
      })}
    </OptionGroup>
  );
}
