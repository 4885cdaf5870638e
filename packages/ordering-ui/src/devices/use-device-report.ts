import type { ApiClient } from '@comanda/api-client';
import { type DeviceReportKind, MAX_FAULT_LENGTH, MAX_NAME_LENGTH } from '@comanda/contracts';
import { useMemo } from 'react';

/** `playing`: the film on screen; otherwise the page is told. */
export type DeviceReport = (
  kind: DeviceReportKind,
  detail: string,
  playing?: string | null,
) => void;

/** Returns a function that tells staff of a fault of this device, or that it runs. Nothing of a guest may be in it. */
export function useDeviceReport(device: Pick<ApiClient, 'reportDevice'>): DeviceReport {
  return useMemo(() => createDeviceReport(device), [device]);
}

/** The same where no component is. */
export function createDeviceReport(device: Pick<ApiClient, 'reportDevice'>): DeviceReport {
  return (kind, detail, playing = null) => {
    // A report that does not arrive is not sent again: the next one tells more.
    void device.reportDevice({
      kind,
      detail: detail.slice(0, MAX_FAULT_LENGTH),
      playing: (playing ?? location.pathname).slice(0, MAX_NAME_LENGTH),
    });
  };
}
