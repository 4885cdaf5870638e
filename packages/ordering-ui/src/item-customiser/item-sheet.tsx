import type { CampaignRefusal } from '@comanda/campaigns';
import { MAX_LINE_QUANTITY } from '@comanda/contracts';
import { type AddFault, type ItemSelection, useItemSelection } from '@comanda/ordering';
import type { Result } from '@comanda/kernel';
import { Banner, Button, Sheet, Stepper } from '@comanda/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFree } from '../dishes/is-free';
import { OrderForLater } from '../pickup/order-for-later';
import { toasts } from '@comanda/web/toasts';
import { useFormat } from '../times/use-format';
import { useBlockText } from '../times/use-block-text';
import { ItemCustomiser } from './item-customiser';
import { groupPart, type ItemPart, showPart } from './item-part';
import styles from './item-sheet.module.css';

/** Whether what is free could be taken. */
export type Taken = Result<void, CampaignRefusal | AddFault>;

export type ItemSheetProps = {
  readonly isOpen: boolean;
  readonly item_id: string;
  /** The menu that it is chosen from. */
  readonly menu_id?: string | undefined;
  /** The line of the cart that is edited; null for a new one. */
  readonly line_id: string | null;
  /** Takes one of it as what is free, instead of adding it for its price. */
  readonly onTake?: ((chosen: ItemSelection['selection']) => Taken) | undefined;
  /** Section shown first; the top by default. */
  readonly part?: ItemPart | undefined;
  readonly onClose: () => void;
  /** The menu below it. */
  readonly menuPath: string;
  /** More actions in the head. */
  readonly actions?: ReactNode;
  /** Tells of a new line in another way than by a message. */
  readonly onAdded?: ((line_id: string) => void) | undefined;
};

/** One dish over the menu it was opened from: choose, count, add. */
export function ItemSheet(props: ItemSheetProps) {
  const { isOpen, item_id, menu_id, line_id, onTake, part, onClose, menuPath, actions, onAdded } =
    props;
  const { t } = useTranslation();
  const { money } = useFormat();
  const blockText = useBlockText();
  const selected = useItemSelection(item_id, line_id, menu_id);
  const [hasTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  // Once it has closed it may be opened for another one of the same dish.
  if (isDone && !isOpen) setDone(false);
  useEffect(() => {
    if (isOpen && part) showPart(part);
  }, [isOpen, part]);

  if (!selected) {
    return (
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={t('item.unavailable_title')}
        closeLabel={t('common.close')}
        closeTo={menuPath}
        actions={actions}
        footer={
          <Button isWide onClick={onClose}>
            {t('common.back_to_menu')}
          </Button>
        }
      >
        <p role="status">{t('item.unavailable_body')}</p>
      </Sheet>
    );
  }

  const { item } = selected.entry;
  const { multiplier } = selected.selection;
  // Of what is free, only its choices are paid for.
  const cents = onTake ? selected.unit_price - item.price : selected.amount;
  const total = cents === 0 && isFree(item) ? t('menu.free') : money(cents);

  function close() {
    selected?.discard();
    onClose();
  }
  function submit() {
    // The next step may take a while; a second tap means the same dish.
    if (!selected || isDone || !isOpen) return;
    if (onTake) {
      tellTaken(onTake(selected.selection));
      return;
    }
    const added = selected.submit();
    setTried(!added.ok);
    if (!added.ok) {
      showFirstFault(added.error);
      return;
    }
    setDone(true);
    if (onAdded && !selected.is_editing) {
      onAdded(added.value.line_id);
      return;
    }
    toasts.show({
      message: t(selected.is_editing ? 'item.saved' : 'item.added', { name: item.name }),
      tone: 'success',
      id: selected.is_editing ? 'saved' : 'added',
    });
    onClose();
  }

  function tellTaken(taken: Taken) {
    const isUnchosen = !taken.ok && taken.error.code === 'invalid_modifiers';
    setTried(isUnchosen);
    if (isUnchosen) {
      showFirstFault(taken.error);
      return;
    }
    toasts.show({
      message: t(taken.ok ? 'item.added' : 'item.not_available', { name: item.name }),
      tone: taken.ok ? 'success' : 'danger',
      id: 'added',
    });
    if (!taken.ok) return;
    setDone(true);
    close();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={item.name}
      closeLabel={t('common.close')}
      closeTo={menuPath}
      actions={actions}
      footer={
        selected.block ? (
          <Banner
            tone="warning"
            isLive
            action={
              selected.block.code === 'menu_not_served' && (
                <OrderForLater menu={selected.entry.menu} />
              )
            }
          >
            {blockText(selected.block, item.name)}
          </Banner>
        ) : (
          <div className={styles.foot}>
            {!onTake && (
              <Stepper
                size="large"
                value={multiplier}
                min={1}
                max={MAX_LINE_QUANTITY}
                onChange={selected.setMultiplier}
                label={t('item.quantity')}
                decreaseLabel={t('item.fewer', { name: item.name })}
                increaseLabel={t('item.more', { name: item.name })}
              />
            )}
            <Button size="large" isWide onClick={submit}>
              {t(selected.is_editing ? 'item.save_total' : 'item.add_total', { total })}
            </Button>
          </div>
        )
      }
    >
      <ItemCustomiser selected={selected} showFaults={hasTried} />
    </Sheet>
  );
}

function showFirstFault(fault: AddFault) {
  if (fault.code !== 'invalid_modifiers') return;
  const [first] = fault.groups;
  if (first) showPart(groupPart(first.modifier_group_id));
}
