export { CartLines } from './cart-lines';
export { EmptyCart } from './empty-cart';
