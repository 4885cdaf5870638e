import { readGuestName } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';

/** Says a stored name in the reader's language: the number of a guest who gave none, and the room that a hotel's guest stays in. */
export function useGuestName(): (stored: string) => string {
  const { t } = useTranslation();
  return (stored) => {
    const { name, number, room_number } = readGuestName(stored);
    const said = number === null ? name : t('common.guest_numbered', { number });
    return room_number === null
      ? said
      : t('common.guest_in_room', { name: said, room: room_number });
  };
}
