export { type Devices, useDevices } from './use-devices';
export { type Pairing, usePairing } from './use-pairing';
