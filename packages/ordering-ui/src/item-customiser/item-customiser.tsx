import type { ItemSelection } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { FoodPicture } from '../dishes/food-picture';
import { AllergenNote } from './allergen-note';
import styles from './item-customiser.module.css';
import { DISH_PICTURE_SIZES } from './dish-picture-sizes';
import { INSTRUCTIONS_PART } from './item-part';
import { ModifierGroup } from './modifier-group';
import { NoteField } from '../contact/note-field';

type ItemCustomiserProps = {
  readonly selected: ItemSelection;
  /** Whether what is missing is shown: once the guest tried to go on. */
  readonly showFaults: boolean;
};

/** Everything about one dish that can be chosen, from top to bottom. */
export function ItemCustomiser({ selected, showFaults }: ItemCustomiserProps) {
  const { t } = useTranslation();
  const { item } = selected.entry;
  return (
    <div className={styles.customiser}>
      <div className={styles.about}>
        {item.image && (
          <div className={styles.hero}>
            <FoodPicture image={item.image} ratio="4 / 3" sizes={DISH_PICTURE_SIZES} isPriority />
          </div>
        )}
        <div className={styles.words}>
          {item.description && (
            <p className={styles.description} dir="auto">
              {item.description}
            </p>
          )}
          <AllergenNote item={item} counts={selected.selection.modifier_counts} />
        </div>
      </div>
      {selected.groups.map((choice) => (
        <ModifierGroup
          key={choice.group.modifier_group_id}
          choice={choice}
          isReadOnly={selected.block?.code === 'ordering_disabled'}
          showFault={showFaults}
          onChoose={(modifier_id) => selected.choose(choice.group.modifier_group_id, modifier_id)}
          onCount={(modifier_id, count) =>
            selected.setCount(choice.group.modifier_group_id, modifier_id, count)
          }
        />
      ))}
      {!selected.block && (
        <NoteField
          id={INSTRUCTIONS_PART}
          label={t('item.instructions.title')}
          hint={t('item.instructions.hint')}
          placeholder={t('item.instructions.placeholder')}
          value={selected.selection.special_instructions}
          onChange={selected.setInstructions}
        />
      )}
    </div>
  );
}
