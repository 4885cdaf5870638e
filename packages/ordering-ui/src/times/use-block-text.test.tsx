import type { AddFault } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { useBlockText } from './use-block-text';

afterEach(cleanup);

const NOW = new Date('2026-06-12T16:00:00Z');

test.each<[string, AddFault, string]>([
  ['sold out', { code: 'item_sold_out' }, 'Pie is sold out. Please choose something else.'],
  [
    'served later today',
    {
      code: 'menu_not_served',
      served: [{ start_time: '17:00', end_time: '22:00' }],
      next: new Date('2026-06-12T21:00:00Z'),
    },
    'Pie is served 5:00\u00a0PM–10:00\u00a0PM.',
  ],
  [
    'served on another day',
    { code: 'menu_not_served', served: [], next: new Date('2026-06-13T15:00:00Z') },
    'Pie is not available right now. Served again tomorrow at 11:00\u00a0AM.',
  ],
  [
    'served no more',
    { code: 'menu_not_served', served: [], next: null },
    'Pie is not available right now.',
  ],
])('a dish that is %s says so', async (_, fault, told) => {
  await act(async () => {
    render(
      <InRestaurant now={NOW}>
        <Why fault={fault} />
      </InRestaurant>,
    );
  });
  expect(screen.getByText(plain(told), { normalizer: plain })).toBeTruthy();
});

function Why({ fault }: { readonly fault: AddFault }) {
  return <p>{useBlockText()(fault, 'Pie')}</p>;
}

/** Intl puts a space of a kind of its own before AM and PM. */
function plain(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
