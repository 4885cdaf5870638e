/** Thrown when the page uses the script wrongly; a payment that fails is never an exception. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
