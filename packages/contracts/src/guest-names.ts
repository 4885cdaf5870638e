const NUMBERED = /^Guest (?<number>\d{1,4})$/u;
const IN_ROOM = /^(?<name>.*) \(Room # (?<room>[^()]+)\)$/u;

/** The stored name of a guest who gave none: each reader sees the number in the words of their own language. */
export function numberedGuest(number: number): string {
  return `Guest ${number}`;
}

/** A name with the room that its guest stays in, as it is stored on an order. */
export function guestInRoom(name: string, room_number: string): string {
  return `${name} (Room # ${room_number})`;
}

/** The parts of a stored name. */
export type GuestNameParts = {
  readonly name: string;
  /** Of a guest who gave no name. */
  readonly number: number | null;
  readonly room_number: string | null;
};

/** A name as a guest types it, without a room at its end: only a hotel's own field says which room a guest stays in. */
export function withoutRoom(typed: string): string {
  const { name, room_number } = readGuestName(typed);
  return room_number === null ? typed : withoutRoom(name.trimEnd());
}

export function readGuestName(stored: string): GuestNameParts {
  const { name = stored, room = null } = IN_ROOM.exec(stored)?.groups ?? {};
  const number = NUMBERED.exec(name)?.groups?.['number'];
  return { name, number: number === undefined ? null : Number(number), room_number: room };
}
