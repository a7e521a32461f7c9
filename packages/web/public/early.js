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
  var language = settings.language || (navigator.language || 'en').slice(0, 2).toLowerCase();
  if (page.getAttribute('data-languages').split(' ').indexOf(language) >= 0) page.lang = language;
  // As theme.ts does.
  page.setAttribute('data-theme', settings.table === 'night' ? 'dark' : settings.theme || 'auto');
  if (settings.table && settings.table !== 'auto') page.setAttribute('data-table', settings.table);
  // Tables and the like have a bar of their own, so only the others show the shell with the navigation.
  var table = /^\/embed|^\/(table|at|pad|replay|learn|puzzles)\/./.test(location.pathname);
  page.setAttribute('data-shell', table ? 'table' : 'page');
})();
