import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** Settings that a kiosk keeps about itself. They outlive guests, reloads and power cuts. */
export type DeviceSettings = {
  /** The restaurant that it was paired with last; null before that. */
  readonly endpoint: string | null;
  readonly diagonal_inches: number | null;
  /** How high the lower edge of the screen is above the floor. */
  readonly lower_edge_mm: number | null;
  readonly has_sound: boolean;
  /** A printer beside it prints without asking. */
  readonly has_printer: boolean;
};

const KEY = 'comanda:kiosk';
const UNKNOWN: DeviceSettings = {
  endpoint: null,
  diagonal_inches: null,
  lower_edge_mm: null,
  has_sound: false,
  has_printer: false,
};

const store = createStore<DeviceSettings>()(() => UNKNOWN);
store.setState(read());
store.subscribe((settings) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full or forbidden: they are known until the next start.
  }
});

export function useDeviceSettings(): DeviceSettings {
  return useStore(store);
}

export function changeDeviceSettings(changes: Partial<DeviceSettings>): void {
  store.setState(changes);
}

/** Any version may have written what is stored. */
export function parseDeviceSettings(text: string | null): DeviceSettings {
  const stored = parseObject(text);
  const { endpoint, diagonal_inches, lower_edge_mm, has_sound, has_printer } = stored;
  return {
    endpoint: typeof endpoint === 'string' ? endpoint : null,
    diagonal_inches: typeof diagonal_inches === 'number' ? diagonal_inches : null,
    lower_edge_mm: typeof lower_edge_mm === 'number' ? lower_edge_mm : null,
    has_sound: has_sound === true,
    has_printer: has_printer === true,
  };
}

function read(): DeviceSettings {
  try {
    return parseDeviceSettings(localStorage.getItem(KEY));
  } catch {
    return UNKNOWN;
  }
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
