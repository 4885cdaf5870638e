export { PairingForm } from './pairing-form';
