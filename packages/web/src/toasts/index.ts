export { AppToasts } from './app-toasts';
export { toasts } from './toasts';
