const writing = new Set([
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
  ...['set', 'add', 'delete', 'clear'],
]);
const wrappers = /^(TS(Satisfies|NonNull)Expression|TSTypeAssertion|ChainExpression)$/;
const isConst = ({ type, typeAnnotation }) => type === 'TSAsExpression' && typeAnnotation.typeName?.name === 'const';
/** A type that says by its form that nobody writes, or one with a name, which says it where it stands. */
const isReadonly = (type) =>
  type !== undefined &&
  ((type.type === 'TSTypeReference' && !/^((Weak)?(Map|Set)|Array)$/.test(type.typeName.name)) ||
    type.type === 'TSIndexedAccessType' ||
    (type.type === 'TSTypeOperator' && type.operator === 'readonly') ||
    (type.type === 'TSTypeLiteral' && type.members.every(({ readonly }) => readonly)));

/**
 * A page may hold two copies of a widget module, so that a module keeps no state: a list or an object of it is
 * `as const` or of a type that nobody writes to, and nothing writes to one, here or where it is imported.
 */
export const moduleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kept: 'A widget module keeps no state: a page may hold two copies of it (decision 6). Use React state or a store; say `as const`, or annotate a constant with a readonly type.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const report = (node) => context.report({ node, messageId: 'kept' });
    const checkDeclared = ({ id, init }) => {
      let value = init;
      while (value && wrappers.test(value.type)) value = value.expression;
      if (!value || id.type !== 'Identifier') return;
      const isLiteral = /^(Array|Object|New)Expression$/.test(value.type);
      // `[] as string[]` is as open as its type.
      const isCast = value.type === 'TSAsExpression' && !isConst(value) && !isReadonly(value.typeAnnotation);
      if ((isLiteral && !isReadonly(id.typeAnnotation?.typeAnnotation)) || isCast) report(id);
    };
    /** Whether what hangs on a name is written to: `list.push(…)`, `state.n += 1`, `delete state['n']`. */
    const isWritten = (identifier) => {
      let node = identifier;
      while (
        wrappers.test(node.parent.type) ||
        node.parent.type === 'TSAsExpression' ||
        (node.parent.type === 'MemberExpression' && node.parent.object === node)
      )
        node = node.parent;
      const { parent } = node;
      if (node.type !== 'MemberExpression' && node.type !== 'ChainExpression') return isGiven(node, parent);
      const name = node.property?.name ?? node.property?.value;
      return (
        (parent.type === 'AssignmentExpression' && parent.left === node) ||
        parent.type === 'UpdateExpression' ||
        (parent.type === 'UnaryExpression' && parent.operator === 'delete') ||
        (parent.type === 'CallExpression' && parent.callee === node && writing.has(name))
      );
    };
    /** `Object.assign(state, …)` and its like. */
    const isGiven = (node, parent) =>
      parent.type === 'CallExpression' &&
      parent.arguments[0] === node &&
      /^(Object|Reflect)$/.test(parent.callee.object?.name) &&
      /^(assign|defineProperty|defineProperties|set|deleteProperty)$/.test(parent.callee.property?.name);
    return {
      'Program > VariableDeclaration > VariableDeclarator': checkDeclared,
      'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator': checkDeclared,
      'PropertyDefinition[static=true]:not([readonly=true])': report,
      'Program:exit'(program) {
        const module = sourceCode.getScope(program).childScopes.find(({ type }) => type === 'module');
        for (const { references } of module?.variables ?? [])
          for (const { identifier } of references) if (isWritten(identifier)) report(identifier);
      },
    };
  },
};
