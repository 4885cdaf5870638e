/** Apple's gateways, as it lists them; no other host is ever asked. */
const GATEWAY = /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9]+)*\.apple\.com$/;
const PATH = /^\/paymentservices\/[A-Za-z]+$/;

/** Whether an address is one of Apple's own for merchant validation. A stand-in's origin may be named by the configuration. */
export function isApplePayAddress(text: string, stand_in: string | null): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return false;
  if (!PATH.test(url.pathname)) return false;
  if (stand_in !== null && url.origin === new URL(stand_in).origin) return true;
  return url.protocol === 'https:' && url.port === '' && GATEWAY.test(url.hostname);
}
