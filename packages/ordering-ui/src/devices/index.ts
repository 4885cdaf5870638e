export { PairingForm } from './pairing-form';
export { createDeviceReport, type DeviceReport, useDeviceReport } from './use-device-report';
export { useHeartbeat } from './use-heartbeat';
export { usePairing } from './use-pairing';
