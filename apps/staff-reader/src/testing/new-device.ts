import { beforeEach } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { openAddress } from './open-staff-app';

/** Begins every test on a device that remembers nothing. */
export function onNewDevice(): void {
  beforeEach(() => {
    localStorage.clear();
    useDeviceSettings.setState(useDeviceSettings.getInitialState());
    openAddress('/staff');
  });
}
