import type { Texts } from './texts';

export const es: Texts = {
  form: {
    legend: 'Tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    expiryPlaceholder: 'MM / AA',
    cvc: 'Código de seguridad',
    cvcPlaceholder: 'CVC',
    country: 'País',
    zip: 'Código ZIP',
    postalCode: 'Código postal',
  },
  frameTitle: 'Marco de introducción de pago seguro',
  challenge: {
    title: 'Autenticación 3D Secure',
    heading: 'Confirma tu pago',
    intro: 'Tu banco pregunta si eres tú quien paga {amount} con la tarjeta terminada en {last4}.',
    notice: 'Entorno de pruebas: no se consulta a ningún banco ni se mueve dinero.',
    complete: 'Confirmar',
    fail: 'Rechazar',
    done: 'Este pago no está esperando una respuesta.',
  },
  invalid: {
    incomplete_number: 'El número de tu tarjeta está incompleto.',
    invalid_number: 'El número de tu tarjeta no es válido.',
    incomplete_expiry: 'La fecha de caducidad de tu tarjeta está incompleta.',
    invalid_expiry_month_past: 'La fecha de caducidad de tu tarjeta ya ha pasado.',
    invalid_expiry_year_past: 'El año de caducidad de tu tarjeta ya ha pasado.',
    invalid_expiry_year: 'El año de caducidad de tu tarjeta no es válido.',
    incomplete_cvc: 'El código de seguridad de tu tarjeta está incompleto.',
    incomplete_zip: 'Tu código ZIP está incompleto.',
    incomplete_postal_code: 'Tu código postal está incompleto.',
  },
  declined: {
    authentication_required:
      'Tu tarjeta ha sido rechazada. Esta transacción requiere autenticación.',
    card_declined: 'Tu tarjeta ha sido rechazada.',
    card_velocity_exceeded:
      'Tu tarjeta ha sido rechazada por demasiados intentos seguidos o por superar su límite.',
    expired_card: 'Tu tarjeta ha caducado.',
    incorrect_cvc: 'El código de seguridad de tu tarjeta es incorrecto.',
    incorrect_number: 'El número de tu tarjeta es incorrecto.',
    insufficient_funds: 'Tu tarjeta no tiene fondos suficientes.',
    invalid_cvc: 'El código de seguridad de tu tarjeta no es válido.',
    invalid_expiry_month: 'El mes de caducidad de tu tarjeta no es válido.',
    invalid_expiry_year: 'El año de caducidad de tu tarjeta no es válido.',
    payment_intent_authentication_failure:
      'No podemos autenticar tu método de pago. Elige otro método de pago e inténtalo de nuevo.',
    processing_error:
      'Se ha producido un error al procesar tu tarjeta. Inténtalo de nuevo dentro de un momento.',
    test_mode_live_card:
      'Tu tarjeta ha sido rechazada. La solicitud era de prueba, pero la tarjeta no lo era.',
    connection:
      'Tenemos problemas para conectar con nuestro proveedor de pagos. No se te ha cobrado nada. Comprueba tu conexión e inténtalo de nuevo.',
  },
};
