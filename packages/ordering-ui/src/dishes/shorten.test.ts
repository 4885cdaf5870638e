import { describe, expect, it } from 'vitest';
import { shorten } from './shorten';

describe('shorten', () => {
  it('leaves a short text alone', () => {
    expect(shorten('Crisp fries', 70)).toBe('Crisp fries');
  });

  it('cuts between words', () => {
    expect(shorten('Smashed beef, house sauce and dill pickles', 20)).toBe('Smashed beef, house…');
  });

  it('cuts a single long word', () => {
    expect(shorten('abcdefghijklmnop', 10)).toBe('abcdefghij…');
  });

  it('cuts no character in two', () => {
    expect(shorten('又麻又辣又鲜又香🌶又烫', 9)).toBe('又麻又辣又鲜又香…');
    expect(shorten('又麻又辣又鲜又香🌶又烫', 10)).toBe('又麻又辣又鲜又香🌶…');
  });

  it('never ends on a comma before the ellipsis', () => {
    expect(shorten('Smashed beef, house sauce', 13)).toBe('Smashed beef…');
  });
});
