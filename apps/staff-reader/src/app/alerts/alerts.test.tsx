import { createApiClient } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';
import { createQueryClient } from '@comanda/api-client/query-client';
import { StaffProvider } from '@comanda/staff/provider';
import { anId } from '@comanda/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { useSound } from './use-sound';
import { useUnseen } from './use-unseen';

const HALF_MINUTE_MS = 30_000;
/** A chime is two notes. */
const NOTES = 2;

let notes = 0;
let silenced = 0;

class LoudContext extends EventTarget {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  resume() {
    return Promise.resolve();
  }
}
class Tone {
  connect(next: unknown) {
    return next;
  }
  start() {
    notes += 1;
  }
  stop(at?: number) {
    if (at === undefined) silenced += 1;
  }
}
class Gain {
  readonly gain = { exponentialRampToValueAtTime: () => undefined };
  connect() {
    return this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', LoudContext);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Gain);
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  notes = 0;
  silenced = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function anOrder(id: number, changes: Partial<BoardOrder> = {}): BoardOrder {
  const order = {
    order_id: anId(id),
    status: 'ORDER_SENT_TO_KITCHEN',
    pickup_time: null,
    seen_at: null,
    items: [{ round: 1 }],
    ...changes,
  };
  return order as unknown as BoardOrder; // as much of it as alerts read
}

function openAlerts(orders: readonly BoardOrder[]) {
  const told: string[] = [];
  const client = createApiClient({
    fetch: (input) => {
      told.push(new Request(input).url);
      return Promise.resolve(Response.json({}));
    },
    base_url: 'http://board.test',
  });
  const queryClient = createQueryClient();
  function Wrapper({ children }: { readonly children: ReactNode }) {
    return (
      <QueryClientProvider client={queryClient}>
        <StaffProvider client={client} restaurant_id={anId(9)}>
          {children}
        </StaffProvider>
      </QueryClientProvider>
    );
  }
  const alerts = renderHook(
    (props: { readonly orders: readonly BoardOrder[] }) => {
      const { unseen, see } = useUnseen(props.orders);
      return { see, ...useSound(unseen) };
    },
    { wrapper: Wrapper, initialProps: { orders } },
  );
  return { ...alerts, told };
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

test('an order rings when it comes in and every 30 seconds until it is seen, and is silent at once after the tap', () => {
  const { result, rerender } = openAlerts([]);
  expect(notes).toBe(0);
  rerender({ orders: [anOrder(1)] });
  expect(notes).toBe(NOTES);
  pass(HALF_MINUTE_MS - 1);
  expect(notes).toBe(NOTES);
  pass(1);
  expect(notes).toBe(2 * NOTES);
  pass(HALF_MINUTE_MS);
  expect(notes).toBe(3 * NOTES);
  const before = silenced;
  act(() => result.current.see(anId(1)));
  expect(silenced).toBe(before + NOTES);
  pass(3 * HALF_MINUTE_MS);
  expect(notes).toBe(3 * NOTES);
});

test('a second order rings at once, and one that was seen leaves the other ringing', () => {
  const { result, rerender } = openAlerts([anOrder(1)]);
  pass(1000);
  rerender({ orders: [anOrder(1), anOrder(2)] });
  expect(notes).toBe(2 * NOTES);
  act(() => result.current.see(anId(1)));
  pass(HALF_MINUTE_MS);
  expect(notes).toBe(3 * NOTES);
});

test('the server is told which order was seen', async () => {
  const { result, told } = openAlerts([anOrder(1)]);
  act(() => result.current.see(anId(1)));
  await vi.waitFor(() => expect(told[0]).toContain(anId(1)));
});

test('a sound that was turned off stays off', () => {
  const { result, rerender } = openAlerts([]);
  act(() => result.current.changeSound());
  expect(result.current.sound).toBe('off');
  rerender({ orders: [anOrder(1)] });
  expect(notes).toBe(0);
});

test('an order for later that was seen rings again once its kitchen has to begin', () => {
  const later = { pickup_time: '2026-11-29T18:00:00.000Z' } as const;
  const { result, rerender, told } = openAlerts([anOrder(1, later)]);
  act(() => result.current.see(anId(1)));
  rerender({ orders: [anOrder(1, { ...later, seen_at: '2026-11-29T12:00:00.000Z' })] });
  const before = notes;
  const calls = told.length;
  rerender({ orders: [anOrder(1, { ...later, status: 'ORDER_PREPARING' })] });
  expect(notes).toBe(before + NOTES);
  pass(HALF_MINUTE_MS);
  expect(notes).toBe(before + 2 * NOTES);
  // The board does not say by itself that somebody saw it.
  expect(told).toHaveLength(calls);
});

test('a tap that the server did not hear of is told again until it did', async () => {
  const { result, rerender, told } = openAlerts([anOrder(1)]);
  act(() => result.current.see(anId(1)));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(told).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(HALF_MINUTE_MS));
  expect(told.length).toBeGreaterThan(1);
  const calls = told.length;
  rerender({ orders: [anOrder(1, { seen_at: '2026-11-29T12:00:00.000Z' })] });
  await act(() => vi.advanceTimersByTimeAsync(HALF_MINUTE_MS));
  expect(told).toHaveLength(calls);
});
