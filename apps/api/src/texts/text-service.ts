import type { Result } from '@comanda/kernel';
import type { NoAnswer } from '../shared/ask-service';

export type OutgoingText = {
  /** E.164. */
  readonly to: string;
  readonly body: string;
  /** Where the service tells how far it has come; without, nobody wants to know. */
  readonly callback_url?: string;
};

/** How far the service says a text has come. */
export type TextProgress = 'SENT' | 'DELIVERED' | 'FAILED';

export type SentText = {
  readonly provider_ref: string;
  readonly progress: TextProgress;
  readonly error_code: string | null;
};

export type TextFailure =
  | NoAnswer
  /** The number cannot receive texts: a landline, another country, or a recipient who opted out. */
  | { readonly code: 'not_textable'; readonly error_code: string }
  /** Too many at once; nothing was sent. */
  | { readonly code: 'busy' }
  /** A definite no that has to do with how the service is set up; nothing was sent. */
  | { readonly code: 'rejected'; readonly detail: string };

/** Sends texts. It never sends one twice for one call, and never reports "not sent" for one it may have sent. */
export type TextService = {
  send(text: OutgoingText): Promise<Result<SentText, TextFailure>>;
  /** The very same text, if the service took it in since: where its answer was lost. */
  find(text: OutgoingText, since: Date): Promise<Result<SentText | null, TextFailure>>;
  /** Reads news of a text, or null when they are not signed by the service. */
  readCallback(call: TextCallback): SentText | null;
};

export type TextCallback = {
  /** As the service was given it. */
  readonly url: string;
  readonly form: URLSearchParams;
  readonly signature: string;
};

/** A code that was sent. One of our own leaves its hash, one of the service's a reference. */
export type SentCode = { readonly code_hash: string | null; readonly provider_ref: string | null };

export type CodeRequest = {
  readonly phone_number: string;
  /** The text that a code of our own goes out in. */
  readonly textOf: (code: string) => string;
  readonly language: string;
};

/** Verifies the owner of a phone: by our own codes, or by a service that creates and checks them. */
export type CodeService = {
  /** An answer that was lost counts as sent: the guest may have the code in hand. */
  send(request: CodeRequest): Promise<Result<SentCode, TextFailure>>;
  /** Whether it is the code; null = that code counts no more. */
  check(
    sent: SentCode & { readonly phone_number: string },
    code: string,
  ): Promise<Result<boolean | null, TextFailure>>;
};

export type Texts = { readonly texts: TextService; readonly codes: CodeService };
