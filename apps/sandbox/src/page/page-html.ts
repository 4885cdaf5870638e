export function pageHtml(): string {
  return '';
}
