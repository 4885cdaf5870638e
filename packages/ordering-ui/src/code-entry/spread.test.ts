import { describe, expect, it } from 'vitest';
import { spread } from './spread';

const EMPTY = ['', '', '', ''];

describe('spread', () => {
  it('puts one character into its box, in capitals, and goes on to the next', () => {
    expect(spread(EMPTY, 0, 'k')).toEqual({ next: ['K', '', '', ''], end: 1 });
  });

  it('fills all boxes with a code that is pasted, whatever stands between its characters', () => {
    expect(spread(EMPTY, 0, ' k7-pq ')).toEqual({ next: ['K', '7', 'P', 'Q'], end: 4 });
  });

  it('takes only as many as there are boxes', () => {
    expect(spread(EMPTY, 2, 'abcdef')).toEqual({ next: ['', '', 'A', 'B'], end: 4 });
  });

  it('replaces what stands in a box by what is typed beside it', () => {
    expect(spread(['K', '', '', ''], 0, 'Kx')).toEqual({ next: ['X', '', '', ''], end: 1 });
    expect(spread(['K', '', '', ''], 0, 'xK')).toEqual({ next: ['X', '', '', ''], end: 1 });
  });

  it('empties a box, and stays there', () => {
    expect(spread(['K', '7', '', ''], 1, '')).toEqual({ next: ['K', '', '', ''], end: 1 });
  });

  it('leaves out what no code has', () => {
    expect(spread(EMPTY, 0, '🍕')).toEqual({ next: EMPTY, end: 0 });
  });
});
