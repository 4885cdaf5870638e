import type { Terminal } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import type { Readers } from '@comanda/staff/readers';
import { anId } from '@comanda/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PageOf } from '../../testing/page-of';
import { ReaderBanner } from './reader-banner';

const TERMINAL: Terminal = {
  terminal_id: anId(1),
  kiosk_id: null,
  label: 'Counter',
  is_online: true,
  serial_number: '1',
  vendor: 'STRIPE',
  reader_id: 'tmr_1',
};
const LOST = {
  status: 'DEFAULT',
  terminal: TERMINAL,
  is_connected: false,
  is_asking: false,
  message: null,
} as const;
const READER = {} as NonNullable<Readers['reader']>; // the banner only asks whether there is one

async function show(changes: Partial<Readers>) {
  const connected: string[] = [];
  const readers: Readers = {
    terminals: [TERMINAL],
    error: null,
    refresh: () => undefined,
    place: () => undefined,
    placeError: null,
    reader: null,
    state: null,
    connect: async ({ label }) => void connected.push(label),
    disconnect: async () => undefined,
    connectFault: null,
    ...changes,
  };
  const i18n = await createI18n({ language: 'en', groups: ['staff', 'reader'] });
  const { container } = render(
    <PageOf i18n={i18n}>
      <ReaderBanner readers={readers} />
    </PageOf>,
  );
  return { text: container.textContent, connected };
}

const DISCONNECTED = 'Warning: Payment machine disconnected!';

test.each<[Partial<Readers>, string]>([
  [{ connectFault: { code: 'invalid_vendor', vendor: 'ACME' } }, 'Invalid terminal vendor'],
  [{ connectFault: { code: 'script_not_loaded' } }, 'program could not be loaded'],
  [{ terminals: [] }, `${DISCONNECTED}No card readers are available.`],
  [{ reader: READER, state: LOST, connectFault: { code: 'no_token' } }, 'no connection token'],
  [{ reader: READER, state: LOST, connectFault: { code: 'busy' } }, 'is busy'],
  [{ reader: READER, state: LOST }, `${DISCONNECTED}We look for it again every 30 seconds.`],
])('the banner of %o says “%s”', async (changes, text) => {
  expect((await show(changes)).text).toContain(text);
});

test('a reader that is lost is connected by a tap', async () => {
  const { connected } = await show({ reader: READER, state: LOST });
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(connected).toEqual(['Counter']);
});

test('a reader that is there is no news', async () => {
  expect((await show({ reader: READER, state: { ...LOST, is_connected: true } })).text).toBe('');
});
