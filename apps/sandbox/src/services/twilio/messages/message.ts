export type MessageStatus = 'delivered' | 'failed' | 'queued' | 'sent' | 'undelivered';

/** A text that was accepted. */
export type Message = {
  readonly sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly messaging_service_sid: string | null;
  readonly body: string;
  readonly num_segments: number;
  readonly created: Date;
  readonly status_callback: string | null;
  status: MessageStatus;
  updated: Date;
};

/** As the API tells it. */
export function messageResource(message: Message, accountSid: string): object {
  const { sid, to, from, messaging_service_sid, body, num_segments, status } = message;
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body,
    date_created: message.created.toUTCString().replace('GMT', '+0000'),
    date_sent: null,
    date_updated: message.updated.toUTCString().replace('GMT', '+0000'),
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from,
    messaging_service_sid,
    num_media: '0',
    num_segments: String(num_segments),
    price: null,
    price_unit: 'USD',
    sid,
    status,
    subresource_uris: {
      media: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media.json`,
    },
    to,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
  };
}
