import type { Texts } from './texts';

export const pt: Texts = {
  form: {
    legend: 'Cartão',
    number: 'Número do cartão',
    expiry: 'Data de validade',
    expiryPlaceholder: 'MM / AA',
    cvc: 'Código de segurança',
    cvcPlaceholder: 'CVC',
    country: 'País',
    zip: 'Código ZIP',
    postalCode: 'Código postal',
  },
  frameTitle: 'Quadro seguro de introdução do pagamento',
  challenge: {
    title: 'Autenticação 3D Secure',
    heading: 'Confirme o seu pagamento',
    intro: 'O seu banco pergunta se é você quem paga {amount} com o cartão terminado em {last4}.',
    notice: 'Ambiente de testes: nenhum banco é consultado e nenhum dinheiro é movimentado.',
    complete: 'Confirmar',
    fail: 'Recusar',
    done: 'Este pagamento não está à espera de resposta.',
  },
  invalid: {
    incomplete_number: 'O número do seu cartão está incompleto.',
    invalid_number: 'O número do seu cartão é inválido.',
    incomplete_expiry: 'A data de validade do seu cartão está incompleta.',
    invalid_expiry_month_past: 'A data de validade do seu cartão já passou.',
    invalid_expiry_year_past: 'O ano de validade do seu cartão já passou.',
    invalid_expiry_year: 'O ano de validade do seu cartão é inválido.',
    incomplete_cvc: 'O código de segurança do seu cartão está incompleto.',
    incomplete_zip: 'O seu código ZIP está incompleto.',
    incomplete_postal_code: 'O seu código postal está incompleto.',
  },
  declined: {
    authentication_required: 'O seu cartão foi recusado. Esta transação requer autenticação.',
    card_declined: 'O seu cartão foi recusado.',
    card_velocity_exceeded:
      'O seu cartão foi recusado por tentativas demasiado frequentes ou por exceder o seu limite.',
    expired_card: 'O seu cartão expirou.',
    incorrect_cvc: 'O código de segurança do seu cartão está incorreto.',
    incorrect_number: 'O número do seu cartão está incorreto.',
    insufficient_funds: 'O seu cartão não tem fundos suficientes.',
    invalid_cvc: 'O código de segurança do seu cartão é inválido.',
    invalid_expiry_month: 'O mês de validade do seu cartão é inválido.',
    invalid_expiry_year: 'O ano de validade do seu cartão é inválido.',
    payment_intent_authentication_failure:
      'Não foi possível autenticar o seu método de pagamento. Escolha outro e tente novamente.',
    processing_error:
      'Ocorreu um erro ao processar o seu cartão. Tente novamente dentro de momentos.',
    test_mode_live_card:
      'O seu cartão foi recusado. O pedido era de teste, mas o cartão não era de teste.',
    connection:
      'Estamos com problemas de ligação ao nosso prestador de pagamentos. Não lhe foi cobrado nada. Verifique a sua ligação e tente novamente.',
  },
};
