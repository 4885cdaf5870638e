export { PairingForm } from './pairing-form';
export { usePairing } from './use-pairing';
