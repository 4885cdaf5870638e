/** Loads the page again, where it comes back: its worker keeps it, or its server answers. */
export async function reloadPage(): Promise<void> {
  if (isKept() || (await isServed())) location.reload();
}

function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
