import ts from 'typescript';

/**
 * Translators in browsers move text nodes into elements of their own. React then cannot insert before such a text or
 * take it away: it throws, and the part of the page is gone. So text stands in an element of its own wherever something
 * beside it, or the text itself, may come or go.
 */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Put this text into an element of its own, such as <span>: something beside it may come or go, and a browser that translates the page has moved the text by then.',
      bare: 'Put this text into an element of its own, such as <span>: its neighbours change, and a browser that translates the page moves text.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    // A source that stands in no project has no types.
    if (!services.program) return {};
    const partsOf = (node) => {
      const type = services.getTypeAtLocation(node);
      return type.isUnion() ? type.types : [type];
    };
    const has = (parts, flags) => parts.some((part) => (part.flags & flags) !== 0);
    const isNothing = (child) =>
      child.type === 'JSXText'
        ? child.value.trim() === '' && child.value.includes('\n')
        : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

    const words = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
    /** Whether an expression may be text. What is typed as any node at all is judged where it is made. */
    const saysText = (expression) => {
      const parts = partsOf(expression);
      return !has(parts, ts.TypeFlags.BigIntLike | ts.TypeFlags.Any) && has(parts, words);
    };
    /** Whether a child may be text. */
    const isText = (child) => {
      if (child.type === 'JSXText') return child.value.trim() !== '';
      return child.type === 'JSXExpressionContainer' && !isBlank(child.expression) && saysText(child.expression);
    };
    /** A blank between two children is a text, too, before which something may come. */
    const isSpace = (child) =>
      child.type === 'JSXText'
        ? child.value.trim() === ''
        : child.type === 'JSXExpressionContainer' && isBlank(child.expression);
    const isBlank = ({ type, value }) => type === 'Literal' && typeof value === 'string' && value.trim() === '';
    const isEmpty = ({ type, value }) => type === 'Literal' && (value === '' || value === null);
    /** Whether a child may be nothing, one of several, or a list. */
    const comesAndGoes = (child) => {
      if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXSpreadChild';
      const { expression } = child;
      if (expression.type === 'Literal') return false;
      const parts = partsOf(expression);
      // One text or another is a text at all times.
      if (
        expression.type === 'ConditionalExpression' &&
        parts.every((part) => part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
      )
        return isEmpty(expression.consequent) || isEmpty(expression.alternate);
      if (expression.type === 'ConditionalExpression') return true;
      const checker = services.program.getTypeChecker();
      return (
        has(parts, ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Any) ||
        parts.some((part) => checker.isArrayType(part) || checker.isTupleType(part))
      );
    };
    /** Text or an element, one for the other: an element takes either, a component may set it beside something. */
    const isMixed = (child) =>
      isText(child) && child.type === 'JSXExpressionContainer' && has(partsOf(child.expression), ts.TypeFlags.Object);
    const isComponent = ({ name }) => name.type !== 'JSXIdentifier' || /^[A-Z]/.test(name.name);
    const check = ({ children, openingElement }, isRoot) => {
      const own = children.filter((child) => !isNothing(child));
      if (openingElement && isComponent(openingElement) && own.length === 1 && isMixed(own[0]))
        context.report({ node: own[0], messageId: 'beside' });
      if (!isRoot && (own.length < 2 || !own.some(comesAndGoes))) return;
      own.forEach((node, index) => {
        const before = own[index - 1];
        if (isText(node) || (isSpace(node) && before && comesAndGoes(before) && !isText(before)))
          context.report({ node, messageId: isRoot ? 'bare' : 'beside' });
      });
    };
    /** The function that a step belongs to, if it is a component by its name. */
    const componentAround = (node) => {
      let around = node.parent;
      while (around && !/Function/.test(around.type)) around = around.parent;
      const name =
        around?.id?.name ?? (around?.parent.type === 'VariableDeclarator' ? around.parent.id.name : undefined);
      return /^[A-Z]/.test(name ?? '') ? around : undefined;
    };
    /** What a component gives back stands where nobody can see it from here. */
    const checkGiven = (node) => {
      if (node && !isEmpty(node) && saysText(node)) context.report({ node, messageId: 'bare' });
    };
    return {
      ReturnStatement: (node) => componentAround(node) && checkGiven(node.argument),
      'ArrowFunctionExpression[body.type!="BlockStatement"]': ({ body }) => componentAround(body) && checkGiven(body),
      JSXElement: (node) => check(node, false),
      JSXFragment: (node) => check(node, true),
    };
  },
};
