import type { Item, Menu } from '@comanda/contracts';
import { addTexts } from '@comanda/i18n';
import { aCategory, aMenu, anId } from '@comanda/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER, FRIES } from '../testing/story-restaurant';
import { WholeMenu } from './whole-menu';

let drawnRows = 0;

afterEach(cleanup);
beforeEach(async () => {
  const categories = [
    { ...aCategory(), category_id: anId(0x401), name: 'Grill', items: [counted(BURGER)] },
    { ...aCategory(), category_id: anId(0x402), name: 'Sides', items: [counted(FRIES)] },
  ];
  const menu = { ...aMenu(), categories };
  await act(async () => {
    render(
      <InRestaurant>
        <Shown menu={menu} />
      </InRestaurant>,
    );
  });
  // Its texts are on their way.
  await screen.findByRole('region', { name: 'Sides' });
  expect(drawnRows).toBeGreaterThan(0);
  drawnRows = 0;
});

test('scrolling from category to category draws no dish anew', async () => {
  for (const [top, current] of [
    [2000, 'Grill'],
    [0, 'Sides'],
  ] as const) {
    const sides = screen.getByRole('region', { name: 'Sides' });
    sides.getBoundingClientRect = () => new DOMRect(0, top, 390, 800);
    fireEvent.scroll(window);
    const tab = screen.getByRole('link', { name: current });
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
  }
  expect(drawnRows).toBe(0);
});

test('what is put into the cart draws no dish anew', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add Fries' }));
  expect(drawnRows).toBe(0);
});

test('texts that come for another page draw no dish anew', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Fetch texts' }));
  await expect.poll(() => document.title).toBe('We’ll bring it to your car');
  expect(drawnRows).toBe(0);
});

test('a menu of no dishes asks nobody what they do not eat', async () => {
  cleanup();
  await act(async () => {
    render(
      <InRestaurant>
        <Shown menu={{ ...aMenu(), categories: [] }} />
      </InRestaurant>,
    );
  });
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Diet and allergens' })).toBeNull();
});

test.each([
  ['the only one', 1, false],
  ['one of several', 2, true],
])(
  'a menu of no dishes that is %s says so, and of others only where there are some',
  async (_, count, hasOthers) => {
    cleanup();
    const menus = [aMenu(), { ...aMenu(), menu_id: anId(0x999) }].slice(0, count);
    await act(async () => {
      render(
        <InRestaurant menus={menus}>
          <Shown menu={{ ...aMenu(), categories: [] }} />
        </InRestaurant>,
      );
    });
    expect(await screen.findByText(/^This menu has no dishes at the moment\./)).toBeTruthy();
    expect(screen.queryByText(/Try another menu/) !== null).toBe(hasOthers);
  },
);

test('nor does a menu that tells nothing of any dish, unless something was hidden already', async () => {
  const plain = { ...FRIES, allergens: null, diets: null };
  const menu = { ...aMenu(), categories: [{ ...aCategory(), items: [plain] }] };
  async function showPlain() {
    cleanup();
    await act(async () => {
      render(
        <InRestaurant>
          <Shown menu={menu} />
        </InRestaurant>,
      );
    });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Diet and allergens' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Vegan' }));
  await showPlain();
  expect(await screen.findByText('1 dish hidden by your filters')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Diet and allergens/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await showPlain();
  expect(await screen.findByRole('button', { name: 'Add Fries' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Diet and allergens/ })).toBeNull();
});

function Shown({ menu }: { readonly menu: Menu }) {
  const { t, i18n } = useTranslation();
  async function fetchTexts() {
    await addTexts(i18n, 'venue');
    document.title = t('venue.curbside.title');
  }
  return (
    <>
      <button onClick={() => void fetchTexts()}>Fetch texts</button>
      <WholeMenu menu={menu} startAt={undefined} itemPath={pathOf} canOrder hasHours />
    </>
  );
}

function pathOf({ item_id }: Item): string {
  return `/${item_id}`;
}

/** A dish that notes when a row reads its price. */
function counted(item: Item): Item {
  return {
    ...item,
    get price() {
      drawnRows += 1;
      return item.price;
    },
  };
}
