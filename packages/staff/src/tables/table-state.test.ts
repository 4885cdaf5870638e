import type { RestaurantTable } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { toSections, toTableView } from './table-state';

const TABLE: RestaurantTable = {
  table_id: '01920000-0000-7000-8000-000000000001',
  local_id: 'P7R2',
  label: 'Table 1',
  section_type: 'DINE_IN',
  is_standing: false,
  is_tablet: false,
  section: 'Dining room',
  is_in_service: true,
  sessions: [],
};

function party(bill: RestaurantTable['sessions'][number]['bill'], ...guest_names: string[]) {
  const table_session_id = '01920000-0000-7000-8000-000000000002';
  return { table_session_id, opened_at: '2026-11-28T19:00:00Z', guest_names, bill };
}

const OPEN = { total: 900, paid: 200, claimed: 300, open: 400 };
const PAID = { total: 900, paid: 900, claimed: 0, open: 0 };

test.each([
  ['free', { sessions: [] }],
  ['out_of_service', { sessions: [], is_in_service: false }],
  ['seated', { sessions: [party(null, 'Ada')] }],
  ['open_bill', { sessions: [party(OPEN, 'Ada')] }],
  ['paid', { sessions: [party(PAID, 'Ada')] }],
  ['open_bill', { sessions: [party(PAID, 'Ada'), party(OPEN, 'Bob')] }],
] as const)('a table is %s', (state, changes) => {
  const sessions = [...changes.sessions];
  expect(toTableView({ ...TABLE, ...changes, sessions }, []).state).toBe(state);
});

test('a table owes what is open and what somebody is paying, and counts its guests and calls', () => {
  const sessions = [party(OPEN, 'Ada', 'Bob'), party(PAID, 'Cee')];
  const call = {
    call_id: '01920000-0000-7000-8000-000000000003',
    table_id: TABLE.table_id,
    table_label: 'Table 1',
    guest_name: 'Ada',
    request: 'Water',
    created_at: '2026-11-28T19:10:00Z',
    done_at: null,
  };
  const other = { ...call, table_id: '01920000-0000-7000-8000-000000000009' };
  expect(toTableView({ ...TABLE, sessions }, [call, other])).toMatchObject({
    owed: 700,
    guest_count: 3,
    since: '2026-11-28T19:00:00Z',
    calls: [call],
  });
});

test('tables are grouped by section, in the order given', () => {
  const sections = ['Deck', 'Dining room', 'Deck', null].map((section) =>
    toTableView({ ...TABLE, section }, []),
  );
  expect(toSections(sections).map(({ name, tables }) => [name, tables.length])).toEqual([
    ['Deck', 2],
    ['Dining room', 1],
    [null, 1],
  ]);
});
