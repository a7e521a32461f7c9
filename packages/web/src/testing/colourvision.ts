/** How colours look to people with every kind of colour vision, and how far apart two colours are. */

export type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB. */
export const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From sRGB, as `#rrggbb`. */
function linear(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

function seenBy(eyes: readonly Triple[], [r, g, b]: Triple): Triple {
  const [x, y, z] = eyes.map(([p, q, s]) => Math.min(1, Math.max(0, p * r + q * g + s * b)));
  return [x!, y!, z!];
}

/** CIE Lab for the white of D65. */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** CIEDE2000, after Sharma, Wu and Dalal, of two colours in Lab. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const seventh = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const grey = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)];
  const hue = (b: number, a: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(b1, a1 * grey), hue(b2, a2 * grey)];
  const colourless = c1 * c2 === 0;
  const turn = colourless ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const [dl, dc, l, c] = [l2 - l1, c2 - c1, (l1 + l2) / 2, (c1 + c2) / 2];
  const h = colourless ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const cos = (factor: number, shift: number) => Math.cos(radians(factor * h + shift));
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * seventh(c);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** How far apart two colours are to these eyes; 1 is just noticeable. */
export function apart(eyes: readonly Triple[], one: string, other: string): number {
  return difference(lab(seenBy(eyes, linear(one))), lab(seenBy(eyes, linear(other))));
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
