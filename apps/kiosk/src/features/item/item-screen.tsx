import { MAX_LINE_QUANTITY } from '@comanda/contracts';
import type { AddFault, ItemSelection } from '@comanda/ordering';
import { groupPart, ItemCustomiser, showPart } from '@comanda/ordering-ui/item-customiser';
import { useBlockText, useFormat } from '@comanda/ordering-ui/times';
import { BackIcon, Banner, Button, Stepper } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '#app/screen/screen';
import styles from './item-screen.module.css';

type ItemScreenProps = {
  readonly selected: ItemSelection;
  /** Leads back to where the dish was opened. */
  readonly onLeave: () => void;
};

/** One dish: choose, count, add. What is missing is named, and the page scrolls to it. */
export function ItemScreen({ selected, onLeave }: ItemScreenProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const blockText = useBlockText();
  const [hasTried, setTried] = useState(false);
  const { item } = selected.entry;
  const { multiplier } = selected.selection;

  function leave() {
    selected.discard();
    onLeave();
  }
  function submit() {
    const added = selected.submit();
    setTried(!added.ok);
    if (!added.ok) return tell(added.error);
    const text = selected.is_editing ? 'item.saved' : 'item.added';
    toasts.show({ message: t(text, { name: item.name }), tone: 'success', id: 'added' });
    onLeave();
  }
  function tell(fault: AddFault) {
    const [first] = fault.code === 'invalid_modifiers' ? fault.groups : [];
    const message = first
      ? t('kiosk.item.error_selecting', { group: first.name })
      : blockText(fault, item.name);
    toasts.show({ message, tone: 'danger', id: 'added' });
    if (first) showPart(groupPart(first.modifier_group_id));
  }

  return (
    <Screen
      title={item.name}
      theme={selected.entry.menu.theme}
      bar={
        <div className={styles.bar}>
          <Button tone="secondary" size="large" onClick={leave} data-escape="">
            <BackIcon /> {t('common.back')}
          </Button>
          {selected.block ? (
            <Banner tone="warning" isLive>
              {blockText(selected.block, item.name)}
            </Banner>
          ) : (
            <>
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
              <Button size="large" isWide onClick={submit}>
                {t(selected.is_editing ? 'item.save_total' : 'item.add_total', {
                  total: money(selected.amount),
                })}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className={styles.dish}>
        <ItemCustomiser selected={selected} showFaults={hasTried} />
      </div>
    </Screen>
  );
}
