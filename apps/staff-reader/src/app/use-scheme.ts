import { applyTheme, deriveTheme } from '@comanda/ui';
import { useLayoutEffect } from 'react';
import { useDeviceSettings } from '#shared/device/device-settings';

/** A quiet blue: red, amber and green are left to what they mean on a board. */
const STAFF_THEME = deriveTheme({ primary: '#27577f', radius: 'soft', font: 'sans' });

/** Gives the document the staff’s colours, light or dark as this device is set. */
export function useScheme(): void {
  const scheme = useDeviceSettings((settings) => settings.scheme);
  useLayoutEffect(() => applyTheme(document.documentElement, STAFF_THEME), []);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (scheme === 'auto') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
  }, [scheme]);
}
