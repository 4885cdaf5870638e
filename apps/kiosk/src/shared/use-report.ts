import { type DeviceReportKind, MAX_FAULT_LENGTH } from '@comanda/contracts';
import { useCallback } from 'react';
import { useClients } from './clients';

export type Report = (kind: DeviceReportKind, detail: string) => void;

/** Returns what tells staff of a fault of this kiosk, or that it runs. Nothing of a guest may be in it. */
export function useReport(): Report {
  const { device } = useClients();
  return useCallback(
    (kind, detail) => {
      const { pathname } = location;
      // A report that does not arrive is not sent again: the next one tells more.
      void device.reportDevice({
        kind,
        detail: detail.slice(0, MAX_FAULT_LENGTH),
        playing: pathname,
      });
    },
    [device],
  );
}
