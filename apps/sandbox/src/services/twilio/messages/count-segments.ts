const GSM_7 =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[\]~|€]*$/u;
const TWO_UNITS = /[\^{}\\[\]~|€]/gu;

/** How many texts a carrier makes of one body: 160 characters, or 70 as soon as one is beyond GSM-7. */
export function countSegments(body: string): number {
  const isGsm = GSM_7.test(body);
  const units = isGsm ? body.length + (body.match(TWO_UNITS)?.length ?? 0) : body.length;
  const [whole, part] = isGsm ? [160, 153] : [70, 67];
  return units <= whole ? 1 : Math.ceil(units / part);
}
