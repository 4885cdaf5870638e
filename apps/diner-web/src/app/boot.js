// Asks for the texts, the code and the restaurant of this address while the application still loads.
(() => {
  const { lang, dataset } = document.documentElement;
  // A restaurant's own address is answered with the page that it leads to.
  if (dataset.path && location.pathname !== dataset.path)
    history.replaceState(null, '', dataset.path + location.search + location.hash);

  const languages = ['en', 'fr', 'es', 'pt'];
  const [, chosen] = /(?:^|; )preferred-language=(\w\w)/.exec(document.cookie) ?? [];
  const preferred = navigator.languages.map((name) => name.slice(0, 2));
  const language = [dataset.drawnAt && lang, chosen, ...preferred, lang].find((name) =>
    languages.includes(name),
  );
  const [, named, page] = /^\/v2\/([a-z0-9-]+)(?:\/(\w+))?/i.exec(location.pathname) ?? [];
  const isTable = !named && !['/', '/start'].includes(location.pathname);
  const endpoint =
    named?.toLowerCase() ??
    (isTable && /[?&]restaurant=([a-z0-9-]+)(?:&|$)/.exec(location.search)?.[1]);

  // A drawn page brings its texts, and is read before its code arrives.
  preload(
    dataset.drawnAt ? [] : textsOf(__TEXT_CHUNKS__),
    pageChunks(),
    hasOrder() ? __KEPT_CHUNKS__ : [],
  );
  if (endpoint) ask();

  function textsOf(chunks) {
    return chunks[language ?? 'en'] ?? [];
  }

  function pageChunks() {
    if (isTable) return __TABLE_CHUNKS__;
    const menuTexts = textsOf(__MENU_TEXT_CHUNKS__);
    const chunks = {
      home: __HOME_CHUNKS__,
      m: [...menuTexts, ...__MENU_CHUNKS__],
      cart: [...menuTexts, ...textsOf(__CHECKOUT_TEXT_CHUNKS__), ...__CART_CHUNKS__],
    };
    return chunks[page] ?? [];
  }

  function hasOrder() {
    try {
      return Object.keys(localStorage).some((key) => key.endsWith(`:${endpoint}`));
    } catch {
      return false;
    }
  }

  function preload(...chunks) {
    for (const href of chunks.flat())
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
  }

  function ask() {
    const query = language ? `?language=${language}` : '';
    const boot = {
      endpoint,
      language,
      restaurant: read(`restaurant/${endpoint}`),
      menus: read(`menu/${endpoint}/menus`),
      campaigns: read(`campaign/list/public/${endpoint}`, 'low'),
    };
    window.__comanda_boot = boot;

    function read(path, priority = 'high') {
      const asked_ms = Date.now();
      return fetch(`/api/${path}${query}`, { priority }).then(
        (reply) => {
          if (!reply.ok) return null;
          boot.served_at = { date: reply.headers.get('date'), asked_ms, answered_ms: Date.now() };
          return reply.json();
        },
        () => null,
      );
    }
  }
})();
