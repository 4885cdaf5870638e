import type { Texts } from './texts';

export const fr: Texts = {
  form: {
    legend: 'Carte',
    number: 'Numéro de carte',
    expiry: "Date d'expiration",
    expiryPlaceholder: 'MM / AA',
    cvc: 'Code de sécurité',
    cvcPlaceholder: 'CVC',
    country: 'Pays',
    zip: 'Code ZIP',
    postalCode: 'Code postal',
  },
  frameTitle: 'Cadre de saisie sécurisé pour le paiement',
  challenge: {
    title: 'Authentification 3D Secure',
    heading: 'Confirmez votre paiement',
    intro:
      'Votre banque demande si c’est bien vous qui payez {amount} avec la carte se terminant par {last4}.',
    notice: 'Bac à sable : aucune banque n’est interrogée et aucun argent ne circule.',
    complete: 'Confirmer',
    fail: 'Refuser',
    done: 'Ce paiement n’attend pas de réponse.',
  },
  invalid: {
    incomplete_number: 'Votre numéro de carte est incomplet.',
    invalid_number: 'Votre numéro de carte est invalide.',
    incomplete_expiry: "La date d'expiration de votre carte est incomplète.",
    invalid_expiry_month_past: "La date d'expiration de votre carte est passée.",
    invalid_expiry_year_past: "L'année d'expiration de votre carte est passée.",
    invalid_expiry_year: "L'année d'expiration de votre carte est invalide.",
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
    incomplete_zip: 'Votre code ZIP est incomplet.',
    incomplete_postal_code: 'Votre code postal est incomplet.',
  },
  declined: {
    authentication_required:
      'Votre carte a été refusée. Cette transaction nécessite une authentification.',
    card_declined: 'Votre carte a été refusée.',
    card_velocity_exceeded:
      'Votre carte a été refusée, car elle a fait l’objet de tentatives trop fréquentes ou a dépassé son plafond.',
    expired_card: 'Votre carte a expiré.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    incorrect_number: 'Votre numéro de carte est incorrect.',
    insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
    invalid_cvc: 'Le code de sécurité de votre carte est invalide.',
    invalid_expiry_month: "Le mois d'expiration de votre carte est invalide.",
    invalid_expiry_year: "L'année d'expiration de votre carte est invalide.",
    payment_intent_authentication_failure:
      'Nous ne sommes pas en mesure d’authentifier votre moyen de paiement. Veuillez en choisir un autre et réessayer.',
    processing_error:
      'Une erreur est survenue lors du traitement de votre carte. Réessayez dans un instant.',
    test_mode_live_card:
      'Votre carte a été refusée. Votre demande était en mode test, mais utilisait une carte réelle.',
    connection:
      'La connexion à notre prestataire de paiement pose problème. Vous n’avez pas été débité. Vérifiez votre connexion Internet et réessayez.',
  },
};
