import type { GroupChoice } from '@comanda/ordering';
import { Price } from '@comanda/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';
import { groupPart } from './item-part';
import styles from './item-customiser.module.css';

/** What there is to choose from, where nothing can be ordered. */
export function ModifierList({ choice }: { readonly choice: GroupChoice }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const titleId = useId();
  const { group, modifiers } = choice;
  return (
    <section id={groupPart(group.modifier_group_id)} aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId} className={styles.title} dir="auto">
        {group.name}
      </h3>
      <ul>
        {modifiers.map(({ modifier }) => (
          <li key={modifier.modifier_id} className={styles.option}>
            <span dir="auto">{modifier.name}</span>
            {modifier.price > 0 && (
              <Price>{t('item.price_extra', { price: money(modifier.price) })}</Price>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
