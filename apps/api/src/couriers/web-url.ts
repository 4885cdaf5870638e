/** A guest is led there, so nothing but a web address is taken for one. */
export function webUrl(url: string | null | undefined): string | null {
  return url !== null && url !== undefined && /^https?:\/\//i.test(url) ? url : null;
}
