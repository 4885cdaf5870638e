{
  const spoken = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const offered = [...document.querySelectorAll('[data-offer]')];
  const known = [document.documentElement.lang, ...offered.map(({ lang }) => lang)];
  const wanted = spoken.find((language) => known.includes(language));
  const offer = offered.find(({ lang }) => lang === wanted);
  if (offer) offer.hidden = false;
}
