import type { ItemModifierGroup } from '@comanda/contracts';
import {
  chooseModifier,
  countOf,
  isSingleSelect,
  maxCountOf,
  type ModifierCounts,
  ruleOf,
  setModifierCount,
} from '@comanda/modifiers';
import { aModifier, aModifierGroup, anId } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { ModifierGroup } from './modifier-group';

afterEach(cleanup);

const modifiers = [
  aModifier({ modifier_id: anId(1), name: 'Mint', price: 20 }),
  aModifier({ modifier_id: anId(2), name: 'Lemon', price: 30, rank: 1 }),
];

test('one choice that counts several times says how often, and what it adds', async () => {
  await ask({ max_selections: 1, min_qty: 5, max_qty: 7, is_required: true });
  expect(screen.getByText('Choose 5 to 7 · one kind only')).toBeTruthy();
  expect(screen.getByText('5 × $0.20')).toBeTruthy();
  expect(screen.getByText('5 × $0.30')).toBeTruthy();

  await tap('radio', /Mint/);
  await tap('button', /Add one Mint/);
  expect(screen.getByText('6 × $0.20')).toBeTruthy();
  expect(screen.getByText('5 × $0.30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remove Mint/ })).toBeNull();
  await tap('radio', /Lemon/);
  expect(screen.getByText('5 × $0.20')).toBeTruthy();
});

test('two of the one that is chosen leave nothing to count', async () => {
  await ask({ is_multiple_selection_allowed: false, min_qty: 2 });
  expect(screen.getByText('Choose 2 · one kind only')).toBeTruthy();
  await tap('radio', /Mint/);
  expect(screen.getByText('2 × $0.20')).toBeTruthy();
  expect(screen.queryByRole('group', { name: /Mint/ })).toBeNull();
});

test('up to three of one kind are counted up from one, and taken back', async () => {
  await ask({ max_selections: 1, max_qty: 3 });
  expect(screen.getByText('Choose up to 3 · one kind only')).toBeTruthy();
  expect(screen.getByText('+$0.20')).toBeTruthy();
  await tap('checkbox', /Mint/);
  await tap('button', /Add one Mint/);
  expect(screen.getByText('2 × $0.20')).toBeTruthy();
  await tap('checkbox', /Mint/);
  expect(screen.getByText('+$0.20')).toBeTruthy();
});

test.each([
  ['one choice', { max_selections: 1, min_qty: 1, is_required: true }, 'Choose 1'],
  ['several choices', { min_qty: 2, max_qty: 3 }, 'Choose 2 to 3'],
])('%s costs what it costs once', async (_, rule, hint) => {
  await ask(rule);
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByText('+$0.20')).toBeTruthy();
});

async function ask(rule: Partial<ItemModifierGroup>): Promise<void> {
  const group = aModifierGroup({ name: 'Flavour', modifiers, ...rule });
  await act(async () => {
    render(
      <InRestaurant>
        <Asked group={group} />
      </InRestaurant>,
    );
  });
}

function Asked({ group }: { readonly group: ItemModifierGroup }) {
  const [counts, setCounts] = useState<ModifierCounts>({});
  return (
    <ModifierGroup
      choice={{
        group,
        rule: ruleOf(group),
        is_single: isSingleSelect(group),
        selected: 0,
        fault: null,
        modifiers: group.modifiers.map((modifier) => ({
          modifier,
          count: countOf(counts, modifier.modifier_id),
          max_count: maxCountOf(group, counts, modifier.modifier_id),
        })),
      }}
      showFault={false}
      onChoose={(modifier_id) => setCounts(chooseModifier(group, counts, modifier_id))}
      onCount={(modifier_id, count) => {
        const set = setModifierCount(group, counts, modifier_id, count);
        if (set.ok) setCounts(set.value);
      }}
    />
  );
}

async function tap(role: string, name: RegExp): Promise<void> {
  await act(async () => screen.getByRole(role, { name }).click());
}
