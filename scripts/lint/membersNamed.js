const wrappers = /^(TS(As|Satisfies|NonNull)Expression|TSTypeAssertion|ChainExpression)$/;
/** Parents that ask an object for no member: `typeof window`, `new Date(at)`, `observer.observe(document)`. */
const asksNothing = (node, parent) =>
  (parent.type === 'UnaryExpression' && parent.operator === 'typeof') ||
  (/^(New|Call)Expression$/.test(parent.type) && parent.callee === node) ||
  (parent.type === 'BinaryExpression' && /^(instanceof|in|[!=]==)$/.test(parent.operator) && parent.right === node) ||
  (parent.type === 'ClassDeclaration' && parent.superClass === node) ||
  parent.type === 'TSInterfaceHeritage' ||
  (parent.type === 'CallExpression' && parent.callee.property?.name === 'observe');

/**
 * An object of which some members are refused is asked for a member by its name, so that the rules which refuse them
 * see it: under another name, as an argument or by a name that is computed nothing would.
 */
export const membersNamed = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      named: 'Ask {{object}} for a member by its name: lint refuses some of them, and cannot see which this asks for.',
      refused: '{{object}}.{{member}} is refused. {{message}}',
    },
  },
  create(context) {
    const { sourceCode, options } = context;
    /** What is said of a member, by object and member. */
    const [refused = {}] = options;
    const check = ({ identifier }) => {
      const object = identifier.name;
      let node = identifier;
      while (wrappers.test(node.parent.type)) node = node.parent;
      const { parent } = node;
      const report = (member) => {
        const message = member === undefined ? undefined : refused[object][member];
        if (message) context.report({ node, messageId: 'refused', data: { object, member, message } });
        else if (member === undefined) context.report({ node, messageId: 'named', data: { object } });
      };
      if (/^TS(TypeReference|TypeQuery|QualifiedName)$/.test(parent.type) || asksNothing(node, parent)) return;
      if (parent.type === 'MemberExpression' && parent.object === node) {
        // What stands bare, other rules see.
        if (node !== identifier || nameOf(parent) === undefined) report(nameOf(parent));
        return;
      }
      const isTaken = parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern';
      if (!isTaken) report();
      else
        for (const property of parent.id.properties)
          if (property.type !== 'Property') report();
          else if (node !== identifier || object === 'window' || nameOf(property) === undefined)
            report(nameOf(property));
    };
    return {
      'Program:exit'(program) {
        const scope = sourceCode.getScope(program);
        const own = scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
        for (const reference of new Set([...own, ...scope.through]))
          if (Object.hasOwn(refused, reference.identifier.name)) check(reference);
      },
    };
  },
};

/** The name of a member or of a property in a pattern; undefined where it is computed. */
function nameOf(node) {
  const name = node.property ?? node.key;
  if (!node.computed) return name.name ?? String(name.value);
  if (name.type === 'TemplateLiteral' && name.expressions.length === 0) return name.quasis[0].value.cooked;
  return name.type === 'Literal' ? String(name.value) : undefined;
}
