import { Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { PinPad } from './pin-pad';

type PinSheetProps = {
  readonly isOpen: boolean;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
};

/** Asks for the PIN over a page, for an act that was begun without one. */
export function PinSheet({ isOpen, onSignedIn, onClose }: PinSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('staff.sign_in.to_continue')}
      closeLabel={t('common.close')}
    >
      {isOpen && <PinPad onSignedIn={onSignedIn} />}
    </Sheet>
  );
}
