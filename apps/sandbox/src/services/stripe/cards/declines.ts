export type DeclineReason =
  | 'authentication_required'
  | 'card_velocity_exceeded'
  | 'expired_card'
  | 'fraudulent'
  | 'generic_decline'
  | 'incorrect_cvc'
  | 'insufficient_funds'
  | 'lost_card'
  | 'processing_error'
  | 'stolen_card'
  | 'test_mode_live_card';

export type Decline = {
  readonly code: string;
  readonly decline_code: string;
  readonly message: string;
  readonly advice_code: string;
};

const DECLINED = 'Your card was declined.';

const DECLINES: Readonly<Record<DeclineReason, Decline>> = {
  authentication_required: decline(
    'authentication_required',
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  ),
  card_velocity_exceeded: decline(
    'card_declined',
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expired_card: decline('expired_card', 'expired_card', 'Your card has expired.'),
  fraudulent: decline('card_declined', 'fraudulent', DECLINED, 'do_not_try_again'),
  generic_decline: decline('card_declined', 'generic_decline', DECLINED),
  incorrect_cvc: decline(
    'incorrect_cvc',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'confirm_card_data',
  ),
  insufficient_funds: decline(
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  lost_card: decline('card_declined', 'lost_card', DECLINED, 'do_not_try_again'),
  processing_error: decline(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  stolen_card: decline('card_declined', 'stolen_card', DECLINED, 'do_not_try_again'),
  test_mode_live_card: decline(
    'card_declined',
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    'confirm_card_data',
  ),
};

/** Stripe's reply when a card is refused for this reason. */
export function declineOf(reason: DeclineReason): Decline {
  return DECLINES[reason];
}

function decline(
  code: string,
  declineCode: string,
  message: string,
  adviceCode = 'try_again_later',
): Decline {
  return { code, decline_code: declineCode, message, advice_code: adviceCode };
}
