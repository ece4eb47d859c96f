type ShapeAttributes = Readonly<Record<string, string | number>>;

/** A shape of SVG as plain data, for any renderer. */
export interface Shape {
  readonly tag: 'g' | 'path' | 'circle' | 'rect' | 'text';
  /** Tells it from its neighbors, in any picture of the same thing. */
  readonly key: string;
  /** Named as in React. */
  readonly attributes: ShapeAttributes;
  readonly inside?: readonly Shape[] | string;
}

/** Makes an SVG element, outside of React. */
export function createShape(
  name: string,
  attributes: ShapeAttributes,
  children: readonly (Element | string)[] = [],
): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
  shape.append(...children);
  return shape;
}

const withDashes = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function drawShape({ tag, attributes, inside = [] }: Shape): SVGElement {
  const named = Object.entries(attributes).map(([name, value]) => [withDashes(name), value] as const);
  const children = typeof inside === 'string' ? [inside] : inside.map(drawShape);
  return createShape(tag, Object.fromEntries(named), children);
}
