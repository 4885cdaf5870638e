/** Whether it is an address that a browser can go to, and not a script. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Leaves for another site. Resolves only if the guest comes back to this very page, by the browser's own button. */
export function goTo(address: string): Promise<void> {
  return leave(() => location.assign(address));
}

/** Leaves by sending a form. */
export function sendForm(form: HTMLFormElement): Promise<void> {
  return leave(() => {
    form.hidden = true;
    document.body.append(form);
    form.submit();
  });
}

function leave(go: () => void): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', function listen({ persisted }) {
      if (!persisted) return;
      removeEventListener('pageshow', listen);
      resolve();
    });
    go();
  });
}
