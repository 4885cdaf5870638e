import { expect, test } from 'vitest';
import { calledBy, roomOf } from './room-of';

const HOTEL = { hotel: { room_number: 'optional' } } as const;
const TAKE_OUT = { order_type: 'TAKEOUT', delivery: null } as const;

test.each([
  ['Zoë (Room # 901)', HOTEL, '901', 'Zoë'],
  ['Zoë', HOTEL, null, 'Zoë'],
  ['Zoë (Room # 901)', { hotel: null }, null, 'Zoë (Room # 901)'],
] as const)('%s is at %o in room %s and called “%s”', (guest_name, small, room, name) => {
  expect(roomOf({ ...TAKE_OUT, guest_name }, small)).toBe(room);
  expect(calledBy({ guest_name }, small)).toBe(name);
});
