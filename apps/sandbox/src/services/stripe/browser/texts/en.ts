export const en = {
  form: {
    legend: 'Card',
    number: 'Card number',
    expiry: 'Expiration date',
    expiryPlaceholder: 'MM / YY',
    cvc: 'Security code',
    cvcPlaceholder: 'CVC',
    country: 'Country',
    zip: 'ZIP code',
    postalCode: 'Postal code',
  },
  frameTitle: 'Secure payment input frame',
  challenge: {
    title: '3D Secure authentication',
    heading: 'Confirm your payment',
    intro: 'Your bank asks whether it is you who pays {amount} with the card ending in {last4}.',
    notice: 'Sandbox: no bank is asked and no money moves.',
    complete: 'Complete',
    fail: 'Fail',
    done: 'This payment is not waiting for an answer.',
  },
  invalid: {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_month_past: "Your card's expiration date is in the past.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    invalid_expiry_year: "Your card's expiration year is invalid.",
    incomplete_cvc: "Your card's security code is incomplete.",
    incomplete_zip: 'Your ZIP code is incomplete.',
    incomplete_postal_code: 'Your postal code is incomplete.',
  },
  declined: {
    authentication_required: 'Your card was declined. This transaction requires authentication.',
    card_declined: 'Your card was declined.',
    card_velocity_exceeded:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    expired_card: 'Your card has expired.',
    incorrect_cvc: "Your card's security code is incorrect.",
    incorrect_number: 'Your card number is incorrect.',
    insufficient_funds: 'Your card has insufficient funds.',
    invalid_cvc: "Your card's security code is invalid.",
    invalid_expiry_month: "Your card's expiration month is invalid.",
    invalid_expiry_year: "Your card's expiration year is invalid.",
    payment_intent_authentication_failure:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    processing_error: 'An error occurred while processing your card. Try again in a little bit.',
    test_mode_live_card:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    connection:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
  },
};
