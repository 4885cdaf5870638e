import type { CardBrand, CardField, CardState, FieldFault } from './card-state';
import { CARD_FIELDS } from './card-state';
import { createListeners } from './listeners';

type FieldChange = {
  readonly isEmpty?: boolean;
  readonly isComplete?: boolean;
  readonly fault?: FieldFault | null;
};

type Known = { isEmpty: boolean; isComplete: boolean; fault: FieldFault | null };

/** How the frames of a card's fields stand together, from what is told of each. */
export function createFieldStates() {
  const changes = createListeners<CardState>();
  const fields: Readonly<Record<CardField, Known>> = {
    number: { isEmpty: true, isComplete: false, fault: null },
    expiry: { isEmpty: true, isComplete: false, fault: null },
    cvv: { isEmpty: true, isComplete: false, fault: null },
  };
  let brand: CardBrand | null = null;

  function state(): CardState {
    const faults: Partial<Record<CardField, FieldFault>> = {};
    for (const field of CARD_FIELDS) {
      const { fault } = fields[field];
      if (fault !== null) faults[field] = fault;
    }
    return {
      complete: CARD_FIELDS.every((field) => fields[field].isComplete),
      empty: CARD_FIELDS.every((field) => fields[field].isEmpty),
      error: null,
      brand,
      faults,
    };
  }

  return {
    state,
    onChange: changes.add,
    set(field: CardField, change: FieldChange): void {
      Object.assign(fields[field], change);
      changes.tell(state());
    },
    setBrand(next: CardBrand | null): void {
      if (next === brand) return;
      brand = next;
      changes.tell(state());
    },
  };
}
