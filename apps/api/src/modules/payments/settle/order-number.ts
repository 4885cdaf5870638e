import { randomInt } from 'node:crypto';
import { ORDER_NUMBER_ALPHABET, ORDER_NUMBER_LENGTH } from '@comanda/contracts';

/** A number to call out at the counter; whether it is free is for the database to say. */
export function randomOrderNumber(): string {
  return Array.from({ length: ORDER_NUMBER_LENGTH }, () =>
    ORDER_NUMBER_ALPHABET.charAt(randomInt(ORDER_NUMBER_ALPHABET.length)),
  ).join('');
}
