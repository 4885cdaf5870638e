/** How long a script may take; a line that neither answers nor breaks must not keep a guest waiting for good. */
const SCRIPT_TIMEOUT_MS = 20_000;

type Attributes = Readonly<Record<string, string>>;

/** Loads a script into the page, once per address and attributes while it works; a failure is forgotten, so that a later try can succeed. */
export function loadScript(url: string, attributes: Attributes = {}): Promise<void> {
  const key = JSON.stringify([url, attributes]);
  const known = loading.get(key);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    function fail(): void {
      clearTimeout(timer);
      script.remove();
      loading.delete(key);
      reject(new Error(`The script ${url} could not be loaded.`));
    }
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  loading.set(key, loaded);
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = url;
  script.async = true;
  document.head.append(script);
  return loaded;
}

/** Forgets a script, so that asking for it once more runs it once more. */
export function forgetScript(url: string, attributes: Attributes = {}): void {
  loading.delete(JSON.stringify([url, attributes]));
  for (const script of document.querySelectorAll('script')) {
    if (script.src === url) script.remove();
  }
}

const loading = new Map<string, Promise<void>>();
