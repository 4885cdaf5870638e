import { metadataChange } from '../wire/metadata';
import { accepted, emptyable, group, integer, listOf, oneOf, required, text } from '../wire/params';

export const billingDetails = group({
  address: group({
    city: emptyable(text),
    country: emptyable(text),
    line1: emptyable(text),
    line2: emptyable(text),
    postal_code: emptyable(text),
    state: emptyable(text),
  }),
  email: emptyable(text),
  name: emptyable(text),
  phone: emptyable(text),
  tax_id: emptyable(text),
});

const dataShape = {
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  billing_details: billingDetails,
  card: group({
    cvc: text,
    exp_month: integer,
    exp_year: integer,
    networks: accepted,
    number: text,
    token: text,
    /** How a wallet's token is told from a typed card; Stripe.js speaks of it in the token itself. */
    wallet: oneOf('apple_pay', 'google_pay', 'link'),
  }),
  metadata: metadataChange,
  radar_options: accepted,
  type: required(oneOf('card')),
};

export const paymentMethodData = group(dataShape);

export const createPaymentMethodParams = { ...dataShape, expand: listOf(text) };
