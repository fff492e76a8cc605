import ts from 'typescript';

/**
 * A name that comes from a file, an address or an answer may be `constructor` or `__proto__`, which every object has.
 * So an object is asked for such a name after `Object.hasOwn(object, name)`, or it is a Map.
 */
export const ownNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      asked:
        'Ask Object.hasOwn({{object}}, {{name}}) first, or use a Map: the name may be that of something every object has, such as "constructor".',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    // A source that stands in no project has no types.
    if (!services.program) return {};
    const checker = services.program.getTypeChecker();
    const textOf = (node) => context.sourceCode.getText(node);
    /** Whether a name may be any: a text that no list of words limits. */
    const isAnyName = (node) => {
      const type = services.getTypeAtLocation(node);
      return (type.flags & ts.TypeFlags.String) !== 0;
    };
    /** Whether an object gives something for any name, by its type; lists and texts are asked by place. */
    const isByName = (node) => {
      const type = checker.getNonNullableType(services.getTypeAtLocation(node));
      return checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined;
    };
    /** Whether the code around has asked: a condition of this place that says `Object.hasOwn(object, name)`. */
    const isAsked = (node) => {
      const asked = tidy(`Object.hasOwn(${textOf(node.object)},${textOf(node.property)})`);
      const asks = (test) => tidy(textOf(test)).includes(asked);
      for (let at = node; at.parent; at = at.parent) {
        const { parent } = at;
        if (parent.type === 'ConditionalExpression' && parent.test !== at && asks(parent.test)) return true;
        if (parent.type === 'LogicalExpression' && parent.right === at && asks(parent.left)) return true;
        if (parent.type === 'IfStatement' && parent.test !== at && asks(parent.test)) return true;
        // A step before in the same block leaves where the name is no own one.
        if (
          parent.type === 'BlockStatement' &&
          parent.body.slice(0, parent.body.indexOf(at)).some((step) => step.type === 'IfStatement' && asks(step.test))
        )
          return true;
      }
      return false;
    };
    return {
      MemberExpression(node) {
        if (!node.computed || !isAnyName(node.property) || !isByName(node.object)) return;
        const { parent } = node;
        const isWritten = parent.type === 'AssignmentExpression' && parent.left === node;
        if (isWritten || isAsked(node)) return;
        context.report({
          node,
          messageId: 'asked',
          data: { object: textOf(node.object), name: textOf(node.property) },
        });
      },
    };
  },
};

/** A text of code without blanks. */
function tidy(text) {
  return text.replace(/\s+/g, '');
}
