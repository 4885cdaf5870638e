import { describe, expect, it } from 'vitest';
import { typedPaths } from './typed-paths';

const { pathTo, routePattern } = typedPaths({
  home: '/v2/{endpoint}/home',
  menu: '/v2/{endpoint}/m/{menu_id}',
});

describe('pathTo', () => {
  it('fills in and encodes the variables', () => {
    expect(pathTo('menu', { endpoint: 'a b', menu_id: 'm/1' })).toBe('/v2/a%20b/m/m%2F1');
  });

  it('throws when a variable is missing', () => {
    // @ts-expect-error a missing variable does not compile either
    expect(() => pathTo('menu', { endpoint: 'harbor' })).toThrow('needs menu_id');
  });

  it('throws when a variable is extra', () => {
    const variables = { endpoint: 'harbor', table: '1' };
    expect(() => pathTo('home', variables)).toThrow('no variable table');
  });
});

describe('routePattern', () => {
  it('is written as the router reads it', () => {
    expect(routePattern('menu')).toBe('/v2/:endpoint/m/:menu_id');
  });
});
