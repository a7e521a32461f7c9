// Shows the navigation in the player's language, or a message in browsers that are too old. They must be able to read this
// file, so it is written in ES3.

(function () {
  var root = document.getElementById('root');
  var sentence = document.getElementById('unsupported');

  // The shell has the navigation in every language. Tables have a bar of their own.
  var bars = document.getElementById('shell').getElementsByTagName('nav');
  var page = document.documentElement;
  var n;
  for (n = 0; n < bars.length; n++)
    bars[n].hidden = bars[n].lang !== page.lang || page.getAttribute('data-shell') === 'table';

  function show() {
    var translations = sentence.getElementsByTagName('p');
    var chosen = translations[0];
    var i;
    for (i = 1; i < translations.length; i++) if (translations[i].lang === page.lang) chosen = translations[i];
    for (i = 0; i < translations.length; i++)
      translations[i].style.display = translations[i] === chosen ? 'block' : 'none';
    sentence.hidden = false;
    var shell = document.getElementById('shell');
    if (shell) shell.style.display = 'none';
  }

  function understands(condition, value) {
    return window.CSS && CSS.supports && (value ? CSS.supports(condition, value) : CSS.supports(condition));
  }

  var runs =
    'noModule' in document.createElement('script') &&
    Array.prototype.toSorted &&
    understands('selector(:has(a))') &&
    understands('color', 'color-mix(in srgb, red, red)');
  if (!runs) {
    // Then main.tsx does not start.
    root.setAttribute('data-unsupported', '');
    show();
  } else {
    // Unknown syntax raises an error. Once the page has started, the message is no longer in the document.
    window.addEventListener('error', show);
  }
})();
