import { newIntentKey } from '@comanda/api-client';
import type { Guest } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { type TableFault, tableFault } from './table-fault';

type GuestChanges = {
  readonly name?: string;
  readonly phone_number?: string;
  /** Where a hotel's guest stays. */
  readonly room_number?: string;
  /** Also texts the receipt of what was ordered last. */
  readonly send_text?: boolean;
};

export type GuestUpdate = {
  readonly is_saving: boolean;
  readonly fault: TableFault | null;
  /** Tells the server a name or a number of whoever orders on this device. */
  readonly save: (changes: GuestChanges) => Promise<Result<Guest, TableFault> | null>;
};

/** Updates the data of this device's guest. */
export function useGuestUpdate(): GuestUpdate {
  const { client, store, language } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const [is_saving, setSaving] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);

  async function send({
    send_text = false,
    ...changes
  }: GuestChanges): Promise<Result<Guest, TableFault>> {
    const { guest: identity, setGuest } = store.getState();
    if (!identity?.guest_id) return err({ code: 'session_closed' });
    const updated = await client.updateGuest(
      { restaurant_id, guest: { guest_id: identity.guest_id, language, ...changes }, send_text },
      { key: newIntentKey() },
    );
    if (!updated.ok) return err(tableFault(updated.error));
    const { guest } = updated.value;
    const known_phone = changes.phone_number ?? identity.known_phone;
    const known_room = guest.room_number;
    setGuest({ ...identity, known_name: guest.name, known_phone, known_room });
    await queryClient.invalidateQueries({ queryKey: ['table', identity.table_id] });
    return ok(guest);
  }

  return {
    is_saving,
    fault,
    async save(changes) {
      if (is_saving) return null;
      setSaving(true);
      setFault(null);
      const saved = await send(changes);
      setSaving(false);
      if (!saved.ok) setFault(saved.error);
      return saved;
    },
  };
}
