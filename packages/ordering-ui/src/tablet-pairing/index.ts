export { PairingForm, type PairingTexts } from './pairing-form';
export { usePairing } from './use-pairing';
