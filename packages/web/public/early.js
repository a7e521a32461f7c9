// Runs before anything is painted: the language, the look and the kind of page are known then. Old browsers must be able to
// read this file, so it is written in ES3.

(function () {
  var page = document.documentElement;
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('boneyard.settings') || '{}') || {};
  } catch (_unreadable) {
    // Without storage, the defaults.
  }
  // The first language of these that we speak.
  var known = page.getAttribute('data-languages').split(' ');
  var wanted = [settings.language].concat(navigator.languages || navigator.language);
  var language;
  var i;
  for (i = wanted.length - 1; i >= 0; i--) {
    language = String(wanted[i]).split('-')[0].toLowerCase();
    if (known.indexOf(language) >= 0) page.lang = language;
  }
  // As theme.ts does.
  page.setAttribute('data-theme', settings.table === 'night' ? 'dark' : settings.theme || 'auto');
  if (settings.table && settings.table !== 'auto') page.setAttribute('data-table', settings.table);
  // Tables and the like have a bar of their own, so only the others show the shell with the navigation.
  var table = /^\/embed|^\/(table|at|pad|replay|learn|puzzles)\/./.test(location.pathname);
  page.setAttribute('data-shell', table ? 'table' : 'page');
})();
