import { guestInRoom, numberedGuest } from '@comanda/contracts';

type Named = { readonly guest_id: string; readonly name: string };

/** Whether another guest of the table goes by the name; capitals make no difference. */
export function isNameTaken(
  guests: readonly Named[],
  name: string,
  except: string | null = null,
): boolean {
  return guests.some((guest) => guest.guest_id !== except && fold(guest.name) === fold(name));
}

/** "Guest {n}" for one who gives no name: the next number, or the first after it that nobody has. */
export function defaultGuestName(guests: readonly Named[]): string {
  for (let number = guests.length + 1; ; number += 1) {
    const name = numberedGuest(number);
    if (!isNameTaken(guests, name)) return name;
  }
}

/** A name as the kitchen and whoever carries the plate read it. */
export function nameWithRoom({
  name,
  room_number,
}: {
  readonly name: string;
  readonly room_number: string | null;
}): string {
  return room_number === null ? name : guestInRoom(name, room_number);
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLocaleLowerCase('en');
}
