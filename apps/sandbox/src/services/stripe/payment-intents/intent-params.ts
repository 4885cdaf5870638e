import { paymentMethodData } from '../payment-methods/payment-method-params';
import { metadataChange } from '../wire/metadata';
import {
  accepted,
  emptyable,
  flag,
  group,
  integer,
  listOf,
  oneOf,
  required,
  text,
  webAddress,
} from '../wire/params';

const captureMethod = oneOf('automatic', 'automatic_async', 'manual');

/** Accepted wherever an intent is described, and either kept on it or without effect here. */
const description = {
  amount_details: accepted,
  application_fee_amount: emptyable(integer),
  customer: text,
  customer_account: text,
  description: emptyable(text),
  excluded_payment_method_types: accepted,
  expand: listOf(text),
  hooks: accepted,
  metadata: metadataChange,
  payment_details: accepted,
  payment_method_configuration: text,
  payment_method_options: accepted,
  receipt_email: emptyable(text),
  setup_future_usage: emptyable(oneOf('off_session', 'on_session')),
  shipping: accepted,
  statement_descriptor: emptyable(text),
  statement_descriptor_suffix: emptyable(text),
  transfer_data: group({ amount: integer, destination: text }),
  transfer_group: text,
};

const method = { payment_method: text, payment_method_data: paymentMethodData };

/** Parameters of confirming, alone or as part of a creation. */
const confirmation = {
  confirmation_token: text,
  error_on_requires_action: flag,
  mandate: text,
  mandate_data: accepted,
  off_session: accepted,
  radar_options: accepted,
  return_url: webAddress,
  use_stripe_sdk: flag,
};

export const createIntentParams = {
  ...description,
  ...method,
  ...confirmation,
  allowed_payment_method_types: listOf(text),
  amount: required(integer),
  automatic_payment_methods: group({
    allow_redirects: oneOf('always', 'never'),
    enabled: required(flag),
  }),
  capture_method: captureMethod,
  confirm: flag,
  confirmation_method: oneOf('automatic', 'manual'),
  currency: required(text),
  on_behalf_of: text,
};

export const updateIntentParams = {
  ...description,
  ...method,
  allowed_payment_method_types: listOf(text),
  amount: integer,
  capture_method: captureMethod,
  currency: text,
};

export const confirmIntentParams = {
  ...method,
  ...confirmation,
  allowed_payment_method_types: listOf(text),
  amount_details: accepted,
  amount_to_confirm: integer,
  capture_method: captureMethod,
  excluded_payment_method_types: accepted,
  expand: listOf(text),
  hooks: accepted,
  payment_details: accepted,
  payment_method_options: accepted,
  receipt_email: emptyable(text),
  setup_future_usage: emptyable(oneOf('off_session', 'on_session')),
  shipping: accepted,
};

export const captureIntentParams = {
  amount_details: accepted,
  amount_to_capture: integer,
  application_fee_amount: integer,
  expand: listOf(text),
  final_capture: flag,
  hooks: accepted,
  metadata: metadataChange,
  payment_details: accepted,
  statement_descriptor: text,
  statement_descriptor_suffix: text,
  transfer_data: group({ amount: integer }),
};

export const cancelIntentParams = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  expand: listOf(text),
};
