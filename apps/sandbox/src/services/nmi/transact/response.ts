import type { Answer } from '../../../faults/serve-faulty';
import type { ActionType } from './transaction';

/** Response of transact.php: 1 approved, 2 declined, 3 an error of the data or the system. */
export type NmiResponse = {
  readonly response: 1 | 2 | 3;
  readonly responsetext: string;
  readonly response_code: number;
  readonly authcode?: string;
  readonly transactionid?: string;
  readonly avsresponse?: string;
  readonly cvvresponse?: string;
  readonly orderid?: string;
  readonly type?: ActionType;
};

export function refusal(response_code: number, text: string): NmiResponse {
  return { response: 3, responsetext: `${text} REFID:${Date.now()}`, response_code };
}

/** Always 200, always a form: only the text tells whether it went well. */
export function responseAnswer(response: NmiResponse): Answer {
  const { responsetext, authcode, transactionid, avsresponse, cvvresponse, orderid, type } =
    response;
  const form = new URLSearchParams({
    response: String(response.response),
    responsetext,
    authcode: authcode ?? '',
    transactionid: transactionid ?? '',
    avsresponse: avsresponse ?? '',
    cvvresponse: cvvresponse ?? '',
    orderid: orderid ?? '',
    type: type ?? '',
    response_code: String(response.response_code),
  });
  return { status: 200, type: 'text/html; charset=UTF-8', body: form.toString() };
}
