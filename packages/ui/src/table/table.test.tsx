import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from './table';

test('UI-96 a table is named, and keys can scroll it', () => {
  render(
    <Table caption="Orders of today" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">28B3</th>
          <td data-numeric>$41.20</td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Orders of today' })).toBeTruthy();
  const scroller = screen.getByRole('group', { name: 'Orders of today' });
  scroller.focus();
  expect(document.activeElement).toBe(scroller);
  expect(screen.getByRole('rowheader', { name: '28B3' })).toBeTruthy();
});
