export { PaymentCompleteRoute as SubmitPhoneNumberRoute } from './payment-complete';
