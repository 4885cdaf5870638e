import { Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart, OptionalPart } from '@comanda/web/late';
import styles from './price-reasons.module.css';

const PriceReasonsSheet = latePart(() =>
  import('./price-reasons-sheet').then((m) => m.PriceReasonsSheet),
);

/** For whoever wonders about the total: how it comes about, dish by dish and step by step. */
export function PriceReasons() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <div className={styles.ask}>
      <Button tone="quiet" onClick={open}>
        {t('reasons.ask')}
      </Button>
      <OptionalPart>
        {wasOpened && <PriceReasonsSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
      </OptionalPart>
    </div>
  );
}
