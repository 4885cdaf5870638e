import type { Language } from '@comanda/contracts';

/** For staff who are called to a guest whose payment goes back only with the card in hand. */
export const REFUND_WITH_CARD: Readonly<Record<Language, string>> = {
  en: 'The order could not be taken. Refund the Interac payment with the guest’s card at the reader',
  fr: 'La commande n’a pas pu être prise. Remboursez le paiement Interac avec la carte au lecteur',
  es: 'No se pudo tomar el pedido. Reembolsa el pago Interac con la tarjeta en el lector',
  pt: 'Não foi possível aceitar o pedido. Reembolse o pagamento Interac com o cartão no leitor',
};
