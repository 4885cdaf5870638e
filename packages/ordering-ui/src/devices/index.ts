export { PairingForm } from './pairing-form';
export { type DeviceReport, useDeviceReport } from './use-device-report';
export { useHeartbeat } from './use-heartbeat';
export { usePairing } from './use-pairing';
