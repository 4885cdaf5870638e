import { metadataChange } from '../wire/metadata';
import { accepted, flag, integer, listOf, oneOf, text } from '../wire/params';

export const createRefundParams = {
  amount: integer,
  charge: text,
  currency: text,
  customer: text,
  expand: listOf(text),
  instructions_email: text,
  metadata: metadataChange,
  origin: accepted,
  payment_intent: text,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  refund_application_fee: flag,
  reverse_transfer: flag,
};
