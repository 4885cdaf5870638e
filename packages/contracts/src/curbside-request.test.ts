import { expect, test } from 'vitest';
import { curbsideRequest, parkingSpotOf } from './curbside-request';

test('a call from a car says its parking spot, and no other call does', () => {
  expect(parkingSpotOf(curbsideRequest('4'))).toBe('4');
  expect(parkingSpotOf('Cutlery: PARKING #4')).toBeNull();
});
