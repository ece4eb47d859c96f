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

const stringOf = (value: Node['name']) => String(value?.value ?? '');

/** The protocol only has the number of a native slider, not its text. */
async function readValueText(cdp: CDPSession, element: number): Promise<string | undefined> {
  const { node } = await cdp.send('DOM.describeNode', { backendNodeId: element });
  const at = node.attributes?.indexOf('aria-valuetext') ?? -1;
  return at === -1 ? undefined : node.attributes?.[at + 1];
}

/** The page's accessibility tree without what is ignored in it: the page itself first, everything in its order. */
export async function readTree(cdp: CDPSession): Promise<readonly AccessibleElement[]> {
  const nodes = await fetchTree(cdp);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const all: AccessibleElement[] = [];
  const growFrom = async (node: Node, parent: AccessibleElement | null): Promise<void> => {
    let self = parent;
    if (!node.ignored) {
      const { properties = [], backendDOMNodeId: element } = node;
      const role = stringOf(node.role);
      const active = properties.find(({ name }) => name === 'activedescendant');
      const valueText = role === 'slider' && element ? await readValueText(cdp, element) : undefined;
      self = {
        role,
        name: stringOf(node.name),
        value: valueText ?? stringOf(node.value),
        description: stringOf(node.description),
        properties: new Map(properties.map(({ name, value }) => [name, value.value])),
        element,
        active: active?.value.relatedNodes?.[0]?.backendDOMNodeId,
        parent,
        children: [],
      };
      parent?.children.push(self);
      all.push(self);
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) await growFrom(child, self);
    }
  };
  const [page] = nodes;
  if (page) await growFrom(page, null);
  return all;
}

/** The browser's number of the element that has the focus. */
export async function findFocused(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (!result.objectId) throw new Error('Nothing has the focus, not even the page');
  const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId });
  return node.backendNodeId;
}
