declare global {
  // oxlint-disable-next-line no-var -- a property of window can only be declared as a var
  var __comanda_taps: { readonly buttons: HTMLElement[]; readonly stop: () => void } | undefined;
}

/**
 * A page that came with its document shows its buttons before anybody listens to them. The document's script notes who was
 * tapped meanwhile; this ends the noting, and gives what taps them again.
 */
export function takeEarlyTaps(): () => void {
  const { buttons = [], stop } = globalThis.__comanda_taps ?? {};
  stop?.();
  return () => {
    for (const button of buttons.splice(0)) if (button.isConnected) button.click();
  };
}
