/** Loads a script into the page, once per address while it works; a failure is forgotten, so that a later try can succeed. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading.delete(url);
      reject(new Error(`The script ${url} could not be loaded.`));
    });
  });
  loading.set(url, loaded);
  script.src = url;
  script.async = true;
  document.head.append(script);
  return loaded;
}

const loading = new Map<string, Promise<void>>();
