/** Hooks of other files that return what writes amounts. */
const writers = /^useLimits$/;

/** Elements of a drawing, of which browsers translate no text. */
const drawn = /^(?:text|tspan|textPath)$/;

/**
 * An amount that a browser translates may become another amount. `selectors.js` finds a `money(…)` that is written into
 * an element; this finds one that comes there by a name: a constant, a function of the file, a list or an object of
 * figures, a column of a table.
 */
export const amountsKept = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kept: 'This is an amount: give it an element of its own with translate="no". A browser that translates the page may write another amount.',
    },
  },
  create(context) {
    const { sourceCode } = context;

    /** What a name of the file stands for: an expression or a function; undefined where nobody can say. */
    const definitionOf = (identifier) => {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const variable = scope.set.get(identifier.name);
        if (!variable) continue;
        const [definition] = variable.defs;
        if (definition?.type === 'FunctionName') return definition.node;
        return definition?.node.type === 'VariableDeclarator' && definition.node.id.type === 'Identifier'
          ? (definition.node.init ?? undefined)
          : undefined;
      }
      return undefined;
    };
    const isMoney = ({ callee }) =>
      callee.name === 'money' ||
      callee.property?.name === 'money' ||
      (callee.type === 'Identifier' && writers.test(definitionOf(callee)?.callee?.name));

    /** Whether a value may be an amount, or hold one. */
    const isAmount = (node, seen = new Set()) => {
      if (!node || seen.has(node)) return false;
      seen.add(node);
      const some = (...nodes) => nodes.some((part) => isAmount(part, seen));
      switch (node.type) {
        case 'CallExpression':
          if (isMoney(node)) return true;
          return node.callee.type === 'Identifier' && isAmountOf(definitionOf(node.callee), seen);
        case 'ConditionalExpression':
          return some(node.consequent, node.alternate);
        case 'LogicalExpression':
        case 'BinaryExpression':
          return some(node.left, node.right);
        case 'TemplateLiteral':
          return some(...node.expressions);
        case 'TSAsExpression':
        case 'TSNonNullExpression':
          return some(node.expression);
        case 'ArrayExpression':
          return some(...node.elements.map((element) => (element?.type === 'SpreadElement' ? null : element)));
        case 'MemberExpression':
          return node.computed && node.object.type === 'Identifier' && some(definitionOf(node.object));
        case 'Identifier':
          return some(definitionOf(node));
        default:
          return false;
      }
    };
    /** Whether what a function returns may be an amount. */
    const isAmountOf = (node, seen) => {
      if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionDeclaration') return false;
      return returned(node).some((value) => isAmount(value, seen));
    };
    const returned = ({ body }) =>
      body.type !== 'BlockStatement'
        ? [body]
        : body.body.flatMap((step) => (step.type === 'ReturnStatement' ? [step.argument] : []));

    const hasName = (attributes, name) => attributes.some((attribute) => attribute.name?.name === name);
    /** Whether an element, or one around it in this file, is not translated. */
    const isKept = (node) => {
      for (let around = node; around; around = around.parent)
        if (
          around.type === 'JSXElement' &&
          (drawn.test(around.openingElement.name.name) || hasName(around.openingElement.attributes, 'translate'))
        )
          return true;
      return false;
    };
    const places = /^(?:amount|figure)$/;
    return {
      'JSXElement > JSXExpressionContainer': (node) => {
        if (isAmount(node.expression) && !isKept(node.parent)) context.report({ node, messageId: 'kept' });
      },
      // `RecordTable` keeps what stands in these places.
      'ObjectExpression > Property[key.name="cell"] > ArrowFunctionExpression': (node) => {
        const place = node.parent.parent.properties.find(({ key }) => key?.name === 'place')?.value;
        if (!places.test(place?.expression?.value ?? place?.value) && isAmountOf(node, new Set()))
          context.report({ node, messageId: 'kept' });
      },
    };
  },
};
