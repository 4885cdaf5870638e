import { Button, PencilIcon, Price } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSheet } from '../choice-sheet/choice-sheet';
import { TipAmountField } from './tip-amount-field';
import { useFormat } from '../times/use-format';

type TipAmountProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly max: number;
  /** In cents; null while none was typed. */
  readonly amount: number | null;
  readonly onChange: (cents: number) => void;
};

/** A tip of the guest's own: typed in a sheet, and shown with the way back to it. */
export function TipAmount({
  title,
  isOpen,
  onOpen,
  onClose,
  max,
  amount,
  onChange,
}: TipAmountProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [isWrong, setWrong] = useState(false);

  function close() {
    setWrong(false);
    onClose();
  }

  return (
    <>
      <Button tone="secondary" size="small" onClick={onOpen}>
        <PencilIcon /> {t('checkout.tip.custom_label')} <Price>{money(amount ?? 0)}</Price>
      </Button>
      <ChoiceSheet isOpen={isOpen} title={title} isWrong={isWrong} onClose={close}>
        <TipAmountField max={max} amount={amount} onChange={onChange} onFault={setWrong} />
      </ChoiceSheet>
    </>
  );
}
