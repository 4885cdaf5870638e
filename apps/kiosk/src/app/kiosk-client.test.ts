import { createApiClient, newIntentKey } from '@comanda/api-client';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSectionFault } from '#shared/section-fault';
import { kioskClient } from './kiosk-client';

/** A server that knows no such section. */
function refuse(): Promise<Response> {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' };
  const headers = { 'content-type': 'application/problem+json' };
  return Promise.resolve(new Response(JSON.stringify(problem), { status: 404, headers }));
}

test('a kiosk at which no guest can be seated is out of order', async () => {
  const client = kioskClient(createApiClient({ base_url: 'http://localhost', fetch: refuse }), {
    tableTent: () => null,
    storage: null,
  });
  const { result, rerender } = renderHook(useSectionFault);
  expect(result.current).toBe(false);
  await client.addSectionGuest(
    { restaurant_id: 'any', section_type: 'KIOSK' },
    { key: newIntentKey() },
  );
  rerender();
  expect(result.current).toBe(true);
});
