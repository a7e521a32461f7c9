/** Gradients that several drawings refer to by id. Every page has them once; their colours are those of the chosen tiles. */

export function Paints() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="paints">
      <defs>
        <linearGradient id="tile" x1="0" y1="0" x2="0" y2="1">
          <stop className="tile-lit" offset="0" />
          <stop className="tile-mid" offset="0.55" />
          <stop className="tile-low" offset="1" />
        </linearGradient>
        <radialGradient id="drilled" cx="0.5" cy="0.62" r="0.6">
          <stop className="pip-deep" offset="0" />
          <stop className="pip-rim" offset="1" />
        </radialGradient>
        <linearGradient
          id="grain"
          gradientUnits="userSpaceOnUse"
          spreadMethod="repeat"
          x1="0"
          y1="0"
          x2="0.012"
          y2="0.31"
        >
          <stop className="tile-lit" offset="0" />
          <stop className="tile-mid" offset="0.18" />
          <stop className="tile-low" offset="0.24" />
          <stop className="tile-mid" offset="0.32" />
          <stop className="tile-mid" offset="0.55" />
          <stop className="tile-low" offset="0.6" />
          <stop className="tile-lit" offset="0.7" />
          <stop className="tile-lit" offset="1" />
        </linearGradient>
      </defs>
    </svg>
  );
}
