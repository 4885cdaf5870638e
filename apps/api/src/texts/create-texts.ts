import type { Config } from '../config';
import { createOwnCodes } from './own-codes';
import type { Texts } from './text-service';
import { createTwilioCodes } from './twilio/twilio-codes';
import { createTwilioTexts } from './twilio/twilio-texts';

/** What texts are sent with, as the configuration has it; null = with nothing. */
export function createTexts({ texts: { twilio } }: Pick<Config, 'texts'>): Texts | null {
  if (twilio === null) return null;
  const texts = createTwilioTexts(twilio);
  const codes =
    twilio.verifyServiceSid === null
      ? createOwnCodes(texts)
      : createTwilioCodes(twilio, twilio.verifyServiceSid);
  return { texts, codes };
}
