/** Runs the sandbox's stand-in for Stripe Terminal's script, as a page would run it. */
export function runTerminalScript(sandbox_url: string, text: string): void {
  class Script {
    readonly src = `${sandbox_url}/stripe-terminal.js`;
  }
  const page = { window: globalThis, document: { currentScript: new Script() } };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a page evaluates it as well
  new Function('document', 'HTMLScriptElement', 'window', text)(page.document, Script, globalThis);
  // A test without a page has no window.
  if (!('window' in globalThis)) Object.assign(globalThis, { window: globalThis });
}
