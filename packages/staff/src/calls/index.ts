export { type Calls, useCalls } from './use-calls';
