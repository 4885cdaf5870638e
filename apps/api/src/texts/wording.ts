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
  en: ({ restaurant, code }) =>
    `${code} is your code for ${restaurant}. Nobody will ask you for it.`,
  fr: ({ restaurant, code }) =>
    `${code} est votre code pour ${restaurant}. Personne ne vous le demandera.`,
  es: ({ restaurant, code }) => `${code} es su código para ${restaurant}. Nadie se lo pedirá.`,
  pt: ({ restaurant, code }) => `${code} é seu código para ${restaurant}. Ninguém o pedirá a você.`,
};

const RECEIPT: Readonly<Record<Language, (parts: ReceiptTextParts) => string>> = {
  en: ({ restaurant, order_number, url }) =>
    `${restaurant}: thank you! Order ${order_number}. Your receipt: ${url}`,
  fr: ({ restaurant, order_number, url }) =>
    `${restaurant} : merci ! Commande ${order_number}. Votre reçu : ${url}`,
  es: ({ restaurant, order_number, url }) =>
    `${restaurant}: ¡gracias! Pedido ${order_number}. Su recibo: ${url}`,
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
