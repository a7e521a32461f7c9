/**
 * Draws a part of the page that is SVG onto a canvas, as it looks: with the style sheets, gradients and fonts of the page, which
 * an SVG file of it would lack.
 */

/** A paint of the page's gradients, for the box of a shape. */
function gradient(pen: CanvasRenderingContext2D, id: string, box: DOMRect): CanvasGradient | string {
  const found: Element | null = document.getElementById(id);
  if (!(found instanceof SVGGradientElement)) return 'transparent';
  const inBox = found.gradientUnits.baseVal === SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX;
  const across = (length: SVGAnimatedLength) =>
    inBox ? box.x + length.baseVal.valueInSpecifiedUnits * box.width : length.baseVal.value;
  const down = (length: SVGAnimatedLength) =>
    inBox ? box.y + length.baseVal.valueInSpecifiedUnits * box.height : length.baseVal.value;
  const stops = [...found.querySelectorAll('stop')].map((stop) => ({
    offset: stop.offset.baseVal,
    colour: getComputedStyle(stop).stopColor,
  }));
  if (found instanceof SVGRadialGradientElement) {
    const { cx, cy, fx, fy, r } = found;
    const reach = r.baseVal.valueInSpecifiedUnits * (inBox ? Math.max(box.width, box.height) : 1);
    const paint = pen.createRadialGradient(across(fx), down(fy), 0, across(cx), down(cy), reach);
    for (const { offset, colour } of stops) paint.addColorStop(offset, colour);
    return paint;
  }
  if (!(found instanceof SVGLinearGradientElement)) return 'transparent';
  const { x1, y1, x2, y2 } = found;
  const [fromX, fromY, toX, toY] = [across(x1), down(y1), across(x2), down(y2)];
  if (found.spreadMethod.baseVal !== SVGGradientElement.SVG_SPREADMETHOD_REPEAT) {
    const paint = pen.createLinearGradient(fromX, fromY, toX, toY);
    for (const { offset, colour } of stops) paint.addColorStop(offset, colour);
    return paint;
  }
  // A canvas does not repeat gradients: the stripes are counted out on both sides.
  const [dx, dy] = [toX - fromX, toY - fromY];
  const times = Math.ceil((Math.abs(box.x) + Math.abs(box.y) + box.width + box.height) / Math.hypot(dx, dy));
  const all = 2 * times;
  const paint = pen.createLinearGradient(
    fromX - times * dx,
    fromY - times * dy,
    fromX + times * dx,
    fromY + times * dy,
  );
  for (let i = 0; i < all; i++) for (const { offset, colour } of stops) paint.addColorStop((i + offset) / all, colour);
  return paint;
}

function paintOf(pen: CanvasRenderingContext2D, value: string, shape: SVGGraphicsElement) {
  const [, id] = /^url\("?#([\w-]+)"?\)/.exec(value) ?? [];
  return id === undefined ? value : gradient(pen, id, shape.getBBox());
}

function pathOf(shape: SVGGraphicsElement): Path2D | undefined {
  const number = (name: string) => Number.parseFloat(shape.getAttribute(name) ?? '0');
  const path = new Path2D();
  switch (shape.tagName) {
    case 'rect': {
      const rx = Math.min(number('rx'), number('width') / 2, number('height') / 2);
      path.roundRect(number('x'), number('y'), number('width'), number('height'), rx);
      return path;
    }
    case 'circle':
      path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
      return path;
    case 'ellipse':
      path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
      return path;
    case 'line':
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
      return path;
    case 'polygon':
      return new Path2D(`M${shape.getAttribute('points') ?? ''}Z`);
    case 'polyline':
      return new Path2D(`M${shape.getAttribute('points') ?? ''}`);
    case 'path':
      return new Path2D(shape.getAttribute('d') ?? '');
    default:
      return undefined;
  }
}

function drawShape(
  pen: CanvasRenderingContext2D,
  shape: SVGGraphicsElement,
  path: Path2D,
  style: CSSStyleDeclaration,
  opacity: number,
): void {
  if (style.fill !== 'none') {
    pen.globalAlpha = opacity * Number(style.fillOpacity);
    pen.fillStyle = paintOf(pen, style.fill, shape);
    pen.fill(path, style.fillRule as CanvasFillRule);
  }
  const width = Number.parseFloat(style.strokeWidth);
  if (style.stroke === 'none' || !(width > 0)) return;
  pen.globalAlpha = opacity * Number(style.strokeOpacity);
  pen.strokeStyle = paintOf(pen, style.stroke, shape);
  pen.lineWidth = width;
  pen.lineCap = style.strokeLinecap as CanvasLineCap;
  pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat);
  pen.setLineDash(dashes);
  pen.stroke(path);
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' };

/** Letters are drawn at their size in pixels: a browser may round sizes below one. */
function drawText(
  pen: CanvasRenderingContext2D,
  text: SVGTextElement,
  matrix: DOMMatrix,
  style: CSSStyleDeclaration,
  opacity: number,
): void {
  const scale = Math.hypot(matrix.a, matrix.b);
  const [x = 0, y = 0] = [text.x.baseVal, text.y.baseVal].map((list) =>
    list.numberOfItems > 0 ? list.getItem(0).value : 0,
  );
  const at = matrix.transformPoint({ x, y });
  const turn = Math.atan2(matrix.b, matrix.a);
  pen.setTransform(new DOMMatrix([Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), at.x, at.y]));
  pen.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  pen.textAlign = ALIGN[style.textAnchor] ?? 'left';
  pen.textBaseline = /central|middle/.test(style.dominantBaseline) ? 'middle' : 'alphabetic';
  pen.globalAlpha = opacity * Number(style.fillOpacity);
  pen.fillStyle = style.fill;
  pen.fillText(text.textContent ?? '', 0, 0);
}

function drawElement(pen: CanvasRenderingContext2D, element: Element, toPicture: DOMMatrix, around: number): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(element);
  const opacity = around * Number(style.opacity);
  if (style.display === 'none' || style.visibility === 'hidden' || opacity === 0) return;
  if (element instanceof SVGGElement || element instanceof SVGSVGElement) {
    for (const child of element.children) drawElement(pen, child, toPicture, opacity);
    return;
  }
  const matrix = toPicture.multiply(DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined));
  if (element instanceof SVGTextElement) {
    drawText(pen, element, matrix, style, opacity);
    return;
  }
  const path = pathOf(element);
  if (!path) return;
  pen.setTransform(matrix);
  drawShape(pen, element, path, style, opacity);
}

/** Draws everything in `svg`. `toPicture` leads from the pixels of the window to those of the canvas. */
export function drawSvg(pen: CanvasRenderingContext2D, svg: SVGSVGElement, toPicture: DOMMatrix): void {
  pen.save();
  for (const child of svg.children) drawElement(pen, child, toPicture, 1);
  pen.restore();
}
