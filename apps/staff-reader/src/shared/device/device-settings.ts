import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Way } from '../ways';

export type Scheme = 'auto' | 'light' | 'dark';
export type Density = 'roomy' | 'dense';

type Settings = {
  /** The restaurant that was used last. */
  readonly endpoint: string | null;
  readonly idle_minutes: number;
  readonly scheme: Scheme;
  readonly density: Density;
  readonly is_sound_on: boolean;
  /** The card reader that was used last. */
  readonly terminal_id: string | null;
  readonly hidden_ways: readonly Way[];
  /** Names of the sections whose tables this board does not show. */
  readonly hidden_sections: readonly string[];
  /** Since when this device prints each new order; null = it does not. */
  readonly prints_since: string | null;
  /** Whether the staff session was ended here, so that a sign-out that never reached the server still holds. */
  readonly is_locked: boolean;
};

type DeviceSettings = Settings & { readonly change: (changes: Partial<Settings>) => void };

const DEFAULTS: Settings = {
  endpoint: null,
  idle_minutes: 3,
  scheme: 'auto',
  density: 'roomy',
  is_sound_on: true,
  terminal_id: null,
  hidden_ways: [],
  hidden_sections: [],
  prints_since: null,
  is_locked: false,
};

/** Settings of this device, kept in its browser. */
export const useDeviceSettings = create<DeviceSettings>()(
  persist((set) => ({ ...DEFAULTS, change: (changes) => set(changes) }), {
    name: 'comanda-staff',
    version: 1,
    partialize: ({ change: _change, ...settings }) => settings,
  }),
);
