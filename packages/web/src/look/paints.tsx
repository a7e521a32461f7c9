/** Paints that several drawings share, by their ids. Once on every page. */

export function Paints() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="paints">
      <defs>
        <linearGradient id="ivory" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fdf8ec" />
          <stop offset="0.55" stopColor="#f4ead5" />
          <stop offset="1" stopColor="#e2d3b4" />
        </linearGradient>
        <radialGradient id="drilled" cx="0.5" cy="0.62" r="0.6">
          <stop offset="0" stopColor="#35302a" />
          <stop offset="1" stopColor="#191612" />
        </radialGradient>
      </defs>
    </svg>
  );
}
