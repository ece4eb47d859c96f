import type { CDPSession } from '@playwright/test';

/** The properties of one element that the browser gives a screen reader. */
export interface AccessibleElement {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** Such as `checked` or `level`. */
  readonly properties: ReadonlyMap<string, unknown>;
  /** The browser's number of the element. */
  readonly element: number | undefined;
  /** The active element while this one keeps the focus: `aria-activedescendant`. */
  readonly active: number | undefined;
  readonly parent: AccessibleElement | null;
  readonly children: AccessibleElement[];
}

const fetchTree = async (cdp: CDPSession) => (await cdp.send('Accessibility.getFullAXTree')).nodes;
type Node = Awaited<ReturnType<typeof fetchTree>>[number];

const textOf = (value: Node['name']) => String(value?.value ?? '');

/** The protocol only has the number of a native slider, not its text. */
async function readValueText(cdp: CDPSession, element: number): Promise<string | undefined> {
  const { node } = await cdp.send('DOM.describeNode', { backendNodeId: element });
  const at = node.attributes?.indexOf('aria-valuetext') ?? -1;
  return at === -1 ? undefined : node.attributes?.[at + 1];
}

async function readElement(
  cdp: CDPSession,
  node: Node,
  parent: AccessibleElement | null,
): Promise<AccessibleElement> {
  const { properties = [], backendDOMNodeId: element } = node;
  const role = textOf(node.role);
  const active = properties.find(({ name }) => name === 'activedescendant');
  const valueText = role === 'slider' && element ? await readValueText(cdp, element) : undefined;
  return {
    role,
    name: textOf(node.name),
    value: valueText ?? textOf(node.value),
    description: textOf(node.description),
    properties: new Map(properties.map(({ name, value }) => [name, value.value])),
    element,
    active: active?.value.relatedNodes?.[0]?.backendDOMNodeId,
    parent,
    children: [],
  };
}

/** The page's accessibility tree without what is ignored in it: the page itself first, everything in its order. */
export async function readTree(
  cdp: CDPSession,
): Promise<readonly [AccessibleElement, ...AccessibleElement[]]> {
  const nodes = await fetchTree(cdp);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [first] = nodes;
  if (!first) throw new Error('The page has no accessibility tree');
  const page = await readElement(cdp, first, null);
  const all: [AccessibleElement, ...AccessibleElement[]] = [page];
  const growFrom = async (node: Node, parent: AccessibleElement): Promise<void> => {
    for (const child of (node.childIds ?? [])
      .map((id) => byId.get(id))
      .filter((each) => each !== undefined)) {
      const described = child.ignored ? null : await readElement(cdp, child, parent);
      if (described) {
        parent.children.push(described);
        all.push(described);
      }
      await growFrom(child, described ?? parent);
    }
  };
  await growFrom(first, page);
  return all;
}

/** The browser's number of the element that has the focus. */
export async function findFocused(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (!result.objectId) throw new Error('Nothing has the focus, not even the page');
  const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId });
  return node.backendNodeId;
}
