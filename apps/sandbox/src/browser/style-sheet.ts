/** A style sheet of the document, empty, that no policy of the page needs to allow. */
export function addSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

/** Each value goes through the CSS object model, so that none can end its declaration and begin another. */
export function addRule(
  sheet: CSSStyleSheet,
  selector: string,
  declarations: Readonly<Record<string, string>>,
): void {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const rule = sheet.cssRules[index];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const [name, value] of Object.entries(declarations)) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    rule.style.setProperty(property, value);
  }
}
