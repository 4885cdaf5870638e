import { expect, test } from 'vitest';
import { guestInRoom, numberedGuest, readGuestName, withoutRoom } from './guest-names';

test.each([
  ['Ada', { name: 'Ada', number: null, room_number: null }],
  [numberedGuest(2), { name: 'Guest 2', number: 2, room_number: null }],
  [
    guestInRoom('Ada (the elder)', '901'),
    { name: 'Ada (the elder)', number: null, room_number: '901' },
  ],
  [
    guestInRoom(numberedGuest(12), 'Lake 3'),
    { name: 'Guest 12', number: 12, room_number: 'Lake 3' },
  ],
  ['Guest of honour', { name: 'Guest of honour', number: null, room_number: null }],
  ['(Room # 9)', { name: '(Room # 9)', number: null, room_number: null }],
])('%s', (stored, parts) => {
  expect(readGuestName(stored)).toEqual(parts);
});

test.each([
  ['Ada', 'Ada'],
  ['Ada (the elder)', 'Ada (the elder)'],
  [guestInRoom('Ada', '901'), 'Ada'],
  [guestInRoom(guestInRoom('Ada ', '12'), '901'), 'Ada'],
  ['(Room # 9)', '(Room # 9)'],
])('a room at the end of %s is not part of a typed name', (typed, name) => {
  expect(withoutRoom(typed)).toBe(name);
});
