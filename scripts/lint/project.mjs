/** Rules of this project for oxlint. */

/** @typedef {{ readonly type: string, readonly [key: string]: any }} Node */

const OWN = 'What the visitor has named is shown by <OwnWords>, and by isolateName within a sentence.';
const COLORS = 'Colors come from tokens.css, where each has a tone for both themes.';

/** Elements in which the visitor types. */
const FIELDS = new Set(['input', 'textarea']);

/** Whether an expression is a name, or may be one. @param {Node} node @returns {boolean} */
function isName(node) {
  switch (node.type) {
    case 'Identifier':
      return node.name === 'name';
    case 'MemberExpression':
      return node.property.name === 'name';
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return isName(node.expression);
    case 'LogicalExpression':
      return isName(node.left) || isName(node.right);
    case 'ConditionalExpression':
      return isName(node.consequent) || isName(node.alternate);
    case 'TemplateLiteral':
      return node.expressions.some(isName);
    case 'CallExpression':
      return node.callee.name === 'nameOfEvent';
    default:
      return false;
  }
}

const ownWords = {
  create: (/** @type {any} */ context) => ({
    JSXOpeningElement(/** @type {Node} */ node) {
      const element = String(node.name.name);
      const isShown = /^[a-z]/.test(element) && !FIELDS.has(element);
      const hasOwnDirection = node.attributes.some(
        (/** @type {Node} */ { name, value }) => name?.name === 'dir' && value?.value === 'auto',
      );
      if (element === 'bdi' || (isShown && hasOwnDirection)) context.report({ node, message: OWN });
    },
    JSXExpressionContainer(/** @type {Node} */ node) {
      const { parent, expression } = node;
      if (parent.type === 'JSXElement' && parent.openingElement.name.name === 'OwnWords') return;
      if (/^JSX(Element|Fragment)$/.test(parent.type) && isName(expression))
        context.report({ node, message: OWN });
    },
  }),
};

const PAINTED = new Set(['style', 'fill', 'stroke', 'color', 'stopColor', 'floodColor']);
const HARD_COLOR = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

const colors = {
  create: (/** @type {any} */ context) => ({
    Literal(/** @type {Node} */ node) {
      if (typeof node.value !== 'string' || !HARD_COLOR.test(node.value)) return;
      let around = node.parent;
      while (around && around.type !== 'JSXAttribute') around = around.parent;
      if (around && PAINTED.has(around.name.name)) context.report({ node, message: COLORS });
    },
  }),
};

export default { meta: { name: 'project' }, rules: { 'own-words': ownWords, colors } };
