export { BillTip } from './bill-tip';
export { exampleAmount } from './example-amount';
export { TipAmount } from './tip-amount';
export { TipPicker } from './tip-picker';
