import { type DeviceReport, useDeviceReport } from '@comanda/ordering-ui/devices';
import { useClients } from './clients';

/** Returns what tells staff of a fault of this kiosk, or that it runs. */
export function useReport(): DeviceReport {
  return useDeviceReport(useClients().device);
}
