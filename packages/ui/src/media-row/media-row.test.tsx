import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price } from '../price/price';
import { Tile } from '../tile/tile';
import { MediaRow } from './media-row';

test('UI-63 the link of a row is named by its title alone', () => {
  render(
    <MediaRow
      component="a"
      href="/bowl"
      title="Garden Bowl"
      description="Quinoa, squash"
      meta={<Price>$11.75</Price>}
    />,
  );
  expect(screen.getByRole('link', { name: 'Garden Bowl' }).getAttribute('href')).toBe('/bowl');
  expect(screen.getByRole('heading', { level: 3, name: 'Garden Bowl' })).toBeTruthy();
  expect(screen.getByText('$11.75')).toBeTruthy();
});

test('UI-63 a tile opens what it is told to', () => {
  render(
    <Tile component="button" type="button" title="Breakfast" description="7:00–11:00" isMuted />,
  );
  expect(screen.getByRole('button', { name: 'Breakfast' })).toBeTruthy();
  expect(screen.getByRole('article').hasAttribute('data-muted')).toBe(true);
});

test('UI-64 what a row or tile says is read from its own side', () => {
  render(
    <>
      <MediaRow component="a" href="/hummus" title="حمص" description="From the oven, خبز" />
      <Tile component="a" href="/menu" title="القائمة" description="All day" />
    </>,
  );
  for (const words of ['حمص', 'From the oven, خبز', 'القائمة', 'All day']) {
    expect(screen.getByText(words).closest('[dir]')?.getAttribute('dir')).toBe('auto');
  }
});

test('a former price is said as such', () => {
  const { container } = render(
    <Price former="$44.00" formerLabel="was">
      $38.75
    </Price>,
  );
  expect(container.textContent).toBe('was $44.00$38.75');
  expect(container.querySelector('s')?.textContent).toContain('$44.00');
});
