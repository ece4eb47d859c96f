export type ShapeAttributes = Readonly<Record<string, string | number>>;

/** Makes an SVG element, outside of React. */
export function createShape(
  name: string,
  attributes: ShapeAttributes,
  children: readonly Element[] = [],
): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
  shape.append(...children);
  return shape;
}
