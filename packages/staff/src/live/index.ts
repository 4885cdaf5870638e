export { type Live, useLiveBoard } from './use-live-board';
