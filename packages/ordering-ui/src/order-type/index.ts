export { OrderTypeChoice } from './order-type-choice';
