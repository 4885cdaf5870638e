// The least that shows a menu with the libraries of the product and counts what is taken of it: the names of the dishes, one after the
// other, each with a button.
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { translation: { title: 'Menu' } } } });

createRoot(document.getElementById('root')).render(
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Suspense fallback={null}>
          <Routes>
            <Route path="*" element={<Names />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  </I18nextProvider>,
);

function Names() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery({ queryKey: ['menus'], queryFn: () => window.__menus });
  const [count, setCount] = useState(0);
  const rows = useMemo(() => {
    const items = data.menus.flatMap(({ categories }) => categories.flatMap((each) => each.items));
    return items.map((item) => (
      <article key={item.item_id}>
        {item.name}
        <button
          type="button"
          aria-label={`Add ${item.name}`}
          onClick={() => setCount((before) => before + 1)}
        >
          +
        </button>
      </article>
    ));
  }, [data]);
  return (
    <main>
      <h1>{t('title')}</h1>
      {rows}
      <a href="/cart" style={{ position: 'fixed', bottom: 0 }}>
        {count}
      </a>
    </main>
  );
}
