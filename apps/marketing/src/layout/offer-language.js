{
  const { documentElement: page } = document;
  const spoken = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const wanted = spoken.find((language) => ['en', 'fr', 'es', 'pt'].includes(language));
  if (wanted && wanted !== page.lang) page.dataset.offer = wanted;
}
