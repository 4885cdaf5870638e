import { useHeartbeat } from '@comanda/ordering-ui/devices';
import { useDevice } from '#shared/use-device';
import { useReport } from '#shared/use-report';

/** Tells staff that this kiosk runs and which page it shows. Draws nothing. */
export function Heartbeat() {
  const { device } = useDevice();
  useHeartbeat(Boolean(device), useReport());
  return null;
}
