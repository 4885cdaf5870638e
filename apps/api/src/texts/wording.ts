import type { Language } from '@comanda/contracts';

export type CodeTextParts = {
  readonly restaurant: string;
  readonly code: string;
  /** Host of the page that accepts the code. */
  readonly host: string;
};

export type ReceiptTextParts = {
  readonly restaurant: string;
  readonly order_number: string;
  readonly url: string;
};

const CODE: Readonly<Record<Language, (parts: CodeTextParts) => string>> = {
  en: ({ restaurant, code }) => `${code} is your ${restaurant} code. Never share it.`,
  fr: ({ restaurant, code }) =>
    `${code} est votre code pour ${restaurant}. Ne le partagez avec personne.`,
  es: ({ restaurant, code }) =>
    `${code} es tu código para ${restaurant}. No lo compartas con nadie.`,
  pt: ({ restaurant, code }) =>
    `${code} é seu código para ${restaurant}. Não o compartilhe com ninguém.`,
};

const RECEIPT: Readonly<Record<Language, (parts: ReceiptTextParts) => string>> = {
  en: ({ restaurant, order_number, url }) =>
    `${restaurant}: thank you! Order ${order_number}. Your receipt: ${url}`,
  fr: ({ restaurant, order_number, url }) =>
    `${restaurant} : merci ! Commande ${order_number}. Votre reçu : ${url}`,
  es: ({ restaurant, order_number, url }) =>
    `${restaurant}: ¡gracias! Pedido ${order_number}. Tu recibo: ${url}`,
  pt: ({ restaurant, order_number, url }) =>
    `${restaurant}: obrigado! Pedido ${order_number}. Seu recibo: ${url}`,
};

/**
 * The text that a code goes out in. Its last line binds it to our page, so that a browser offers to fill it in there and
 * nowhere else (https://wicg.github.io/sms-one-time-codes/).
 */
export function codeText(language: Language, parts: CodeTextParts): string {
  return `${CODE[language](parts)}\n\n@${parts.host} #${parts.code}`;
}

/** The text that says where a receipt is. */
export function receiptText(language: Language, parts: ReceiptTextParts): string {
  return RECEIPT[language](parts);
}
