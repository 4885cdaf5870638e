export { CodeBoxes } from './code-boxes';
