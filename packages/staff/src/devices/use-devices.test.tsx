import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReaders } from '../readers/use-readers';
import { openFrontOfHouse } from '../testing/open-front-of-house';
import { openSignedIn } from '../testing/open-signed-in';
import { useDevices } from './use-devices';
import { usePairing } from './use-pairing';

const SETUP_CODE = 'pier-setup-4711';

async function pairKiosk(name: string) {
  const kiosk = await openFrontOfHouse(usePairing);
  await waitFor(() => expect(kiosk.now().device).toBeNull());
  act(() => kiosk.now().pair({ setup_code: SETUP_CODE, kind: 'kiosk', name }));
  await waitFor(() => expect(kiosk.now().device).toMatchObject({ kind: 'kiosk', name }));
  return kiosk;
}

test('a wrong setup code is refused, the right one pairs for good', async () => {
  const screen = await openFrontOfHouse(usePairing);
  await waitFor(() => expect(screen.now().device).toBeNull());
  act(() => screen.now().pair({ setup_code: 'no-such-code', kind: 'screen' }));
  await waitFor(() => expect(screen.now().fault).toEqual({ code: 'wrong' }));
  act(() => screen.now().pair({ setup_code: SETUP_CODE, kind: 'screen', name: 'Pass' }));
  await waitFor(() => expect(screen.now().device?.name).toBe('Pass'));
});

test('staff see the devices, close a kiosk, open it again, and end its pairing', async () => {
  await pairKiosk('Window');
  const staff = await openSignedIn(useDevices);
  function kioskNow() {
    return staff.now().devices?.find(({ name }) => name === 'Window');
  }
  await waitFor(() => expect(kioskNow()).toMatchObject({ is_open: true, report: null }));
  const device_id = kioskNow()?.device_id ?? '';
  for (const is_open of [false, true]) {
    act(() => staff.now().setOpen(device_id, is_open));
    await waitFor(() => expect(kioskNow()?.is_open).toBe(is_open));
  }
  act(() => staff.now().endPairing(device_id));
  await waitFor(() => expect(kioskNow()).toBeUndefined());
});

test('a reader is put beside a kiosk, and back on the counter', async () => {
  const kiosk = await pairKiosk('Door');
  const kiosk_id = kiosk.now().device?.device_id ?? '';
  const staff = await openSignedIn(() => useReaders());
  await waitFor(() => expect(staff.now().terminals).toMatchObject([{ label: 'Counter' }]));
  const terminal_id = staff.now().terminals?.[0]?.terminal_id ?? '';
  for (const place of [kiosk_id, null]) {
    act(() => staff.now().place(terminal_id, place));
    await waitFor(() => expect(staff.now().terminals?.[0]?.kiosk_id).toBe(place));
  }
  expect(staff.now().reader).toBeNull();
});
