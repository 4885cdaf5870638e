import { type TipChoices, useTipChoices } from '@comanda/ordering';
import { useFormat } from '@comanda/ordering-ui/times';
import { Button, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnTip } from './own-tip';
import styles from './tip-dialog.module.css';

type Suggestion = TipChoices['suggestions'][number];

type TipDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The guest has chosen. */
  readonly onChosen: () => void;
};

/** Tips as buttons of one size, none among them, and one of the guest's own. */
export function TipDialog({ isOpen, onClose, onChosen }: TipDialogProps) {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const { suggestions, choose, max } = useTipChoices();
  const [isOwn, setOwn] = useState(false);

  function take(tip: TipChoices['tip']) {
    choose(tip);
    setOwn(false);
    onChosen();
  }
  function takeSuggestion(suggestion: Suggestion) {
    if (suggestion.amount === 0) take({ kind: 'none' });
    else if (suggestion.kind === 'fixed') take({ kind: 'fixed', cents: suggestion.cents });
    else take({ kind: 'percentage', basis_points: suggestion.basis_points });
  }
  function close() {
    setOwn(false);
    onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t(isOwn ? 'kiosk.tip.own_title' : 'kiosk.tip.title')}
      closeLabel={t('common.close')}
    >
      {isOwn ? (
        <OwnTip max={max} onSave={take} />
      ) : (
        <div className={styles.tips}>
          <p className={styles.body}>{t('kiosk.tip.body')}</p>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion.option}
              type="button"
              className={styles.tip}
              onClick={() => takeSuggestion(suggestion)}
            >
              <span className={styles.share}>
                {suggestion.option === 0 ? t('kiosk.tip.none') : percent(suggestion.option)}
              </span>
              {suggestion.amount > 0 && <span>{money(suggestion.amount)}</span>}
            </button>
          ))}
          <Button className={styles.own} tone="secondary" size="large" onClick={() => setOwn(true)}>
            {t('kiosk.tip.own')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
