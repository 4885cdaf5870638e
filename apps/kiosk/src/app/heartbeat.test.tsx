import type { ApiClient } from '@comanda/api-client';
import { createDeviceReport, useHeartbeat } from '@comanda/ordering-ui/devices';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setAddress } from '../testing/open-kiosk';

test('a heartbeat tells the page that the kiosk shows, and nothing of its query', () => {
  const sent: unknown[] = [];
  const reportDevice = (async (body: unknown) => {
    sent.push(body);
    return { ok: true, value: { ok: true } };
  }) as unknown as ApiClient['reportDevice']; // of which no more is read
  setAddress('/kiosk/cart?restaurant=harbor');
  renderHook(() => useHeartbeat(true, createDeviceReport({ reportDevice })));
  expect(sent).toEqual([{ kind: 'heartbeat', detail: '', playing: '/kiosk/cart' }]);
});
