import type { Config } from '../config';
import { createOwnCodes } from './own-codes';
import type { Texts } from './text-service';
import { createTwilioCodes } from './twilio/twilio-codes';
import { createTwilioTexts } from './twilio/twilio-texts';

/** Creates the text service of the configuration; null = none. */
export function createTexts({ texts: { twilio } }: Pick<Config, 'texts'>): Texts | null {
  if (twilio === null) return null;
  const texts = createTwilioTexts(twilio);
  const codes =
    twilio.verifyServiceSid === null
      ? createOwnCodes(texts)
      : createTwilioCodes(twilio, twilio.verifyServiceSid);
  return { texts, codes };
}
