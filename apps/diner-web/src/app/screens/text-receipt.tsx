import { useRestaurant } from '@comanda/ordering';
import { useGuestUpdate } from '@comanda/ordering/table';
import { useTranslation } from 'react-i18next';
import { useTableFaultText } from '#app/table/use-table-fault-text';
import { TextReceiptForm } from '@comanda/ordering-ui/contact';
import { toasts } from '@comanda/web/toasts';
import { TABLE_TEXTS, useTexts } from '@comanda/web/late';

type TextReceiptProps = {
  /** Initial value: the number that the guest gave before. */
  readonly phone?: string;
};

/** The receipt of what was ordered last, as a text to the number that the guest leaves. */
export function TextReceipt({ phone = '' }: TextReceiptProps) {
  const { t } = useTranslation();
  const { default_phone_country } = useRestaurant();
  const { save, is_saving, fault } = useGuestUpdate();
  const faultText = useTableFaultText();
  const areTextsThere = useTexts(TABLE_TEXTS);
  if (!areTextsThere) return null;

  async function send(phone_number: string) {
    const saved = await save({ phone_number, send_text: true });
    if (!saved?.ok) return;
    toasts.show({ message: t('table.complete.sent'), tone: 'success', id: 'text' });
  }

  return (
    <TextReceiptForm
      isBusy={is_saving}
      phone={phone}
      country={default_phone_country}
      error={fault ? faultText(fault) : undefined}
      onSend={(phone_number) => void send(phone_number)}
    />
  );
}
