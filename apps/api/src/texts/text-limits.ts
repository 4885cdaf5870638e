import { VERIFICATION_RESEND_SECONDS } from '@comanda/contracts';
import type { Deps } from '../deps';
import { type SendLimit, takeSends } from '../plugins/limits/take-sends';

const HOUR = 3600;
const DAY = 24 * HOUR;
const CODE_SPANS = [
  { most: 1, seconds: VERIFICATION_RESEND_SECONDS },
  { most: 5, seconds: HOUR },
];
const RECEIPT_SPANS = [{ most: 5, seconds: HOUR }];

type Receiver = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly phone_number: string;
};

/**
 * Counts a text before it is sent; returns 0, or the seconds to wait. A number counts at whatever restaurant it is texted
 * from. What a restaurant sends in a day has an end, so that nobody can run up a bill in its name.
 */
export async function takeText(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  kind: 'code' | 'receipt',
  { restaurant_id, guest_id, phone_number }: Receiver,
): Promise<number> {
  const { db, clock, config, log } = deps;
  const spans = kind === 'code' ? CODE_SPANS : RECEIPT_SPANS;
  const own: SendLimit[] = [
    { scope: `text:${kind}:phone`, subject: phone_number, spans },
    { scope: `text:${kind}:guest`, subject: guest_id, spans },
  ];
  const most = config.texts.textsPerDay;
  const whole = {
    scope: 'text:restaurant',
    subject: restaurant_id,
    spans: [{ most, seconds: DAY }],
  };
  const now = clock.now();
  const { wait_seconds, filled } = await takeSends(db, [...own, whole], now);
  if (filled.includes(whole.scope))
    log.error({ restaurant_id, most }, 'a restaurant has sent all texts of a day; no more go out');
  return wait_seconds;
}
