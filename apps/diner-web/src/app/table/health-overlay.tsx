import { useRestaurant } from '@comanda/ordering';
import { useGuestUpdate } from '@comanda/ordering/table';
import { useState } from 'react';
import { latePart, OptionalPart } from '@comanda/web/late';
import { useParty } from './party-context';
import { isHealthAsked, rememberHealthAsked } from './remembered';
import { useTableFaultText } from './use-table-fault-text';

const HealthForm = latePart(() =>
  import('@comanda/ordering-ui/contact/health-form').then((m) => m.HealthForm),
);

/** Over the pages of a guest without a number, where the restaurant keeps a list of who was here. */
export function HealthOverlay() {
  const { is_display_health_form, health_form_asks, default_phone_country } = useRestaurant();
  const { me } = useParty();
  const { save, is_saving, fault } = useGuestUpdate();
  const faultText = useTableFaultText();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const isAsked =
    is_display_health_form && me !== null && !me.has_phone && !isHealthAsked(me.guest_id);
  const [shownTo, setShownTo] = useState<string | null>(null);
  // Once it is shown it stays for its thanks, though the number is known by then.
  if (isAsked && shownTo !== me.guest_id) setShownTo(me.guest_id);
  const isOpen = shownTo !== null && shownTo === me?.guest_id && closedFor !== shownTo;
  if (shownTo === null) return null;

  function close(guest_id: string) {
    setClosedFor(guest_id);
    rememberHealthAsked(guest_id);
  }
  async function keep(name: string, phone_number: string) {
    const saved = await save({ name, phone_number });
    if (saved?.ok) return 'thanks';
    const isNameTaken =
      saved?.error.code === 'refused' && saved.error.error === 'guest_name_in_use';
    return isNameTaken ? 'name' : 'phone';
  }

  return (
    <OptionalPart>
      <HealthForm
        key={shownTo}
        isOpen={isOpen}
        country={default_phone_country}
        asksTableNumber={health_form_asks === 'table_number'}
        isBusy={is_saving}
        error={fault ? faultText(fault) : undefined}
        onSave={keep}
        onClose={() => close(shownTo)}
      />
    </OptionalPart>
  );
}
