import { runInNewContext } from 'node:vm';
import { forbiddenKeys } from '../../engine/config/plainJson';
import { camelCase, pascalCase } from '../../engine/config/typeNames';

/** Words that cannot be the name of a constant in a module, a key of JSON, or what the new files import. */
const reserved: ReadonlySet<string> = new Set([
  ...forbiddenKeys,
  ...'await break case catch class const continue debugger default delete do else enum export extends false'.split(' '),
  ...'finally for function if implements import in instanceof interface let new null package private'.split(' '),
  ...'protected public return static super switch this throw true try typeof var void while with yield'.split(' '),
  // `widget` would have its props typed by `WidgetProps`, as those of every widget are.
  ...['arguments', 'eval', 'define-widget', 'widget', 'widget-props', 'widget-example'],
]);

/** What the language itself offers to every module, `Object` for example: a component of that name would hide it. */
const ownOfLanguage: ReadonlySet<string> = new Set(
  runInNewContext('Object.getOwnPropertyNames(globalThis)') as readonly string[],
);

/** Letters of a name; paths of its files stand below it. */
export const longestName = 60;

/** Why a widget cannot be called so; undefined where it can. `others` are the types that are there. */
export function nameProblem(type: string, others: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type))
    return `"${type}" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.`;
  if (type.length > longestName)
    return `The name has ${type.length} letters, and it may have ${longestName} at most. Choose a shorter one.`;
  if (reserved.has(type) || [pascalCase(type), camelCase(type)].some((name) => ownOfLanguage.has(name)))
    return `"${type}" is a word of TypeScript or of every object, so nothing can be called so. Choose another name, for example ${type}-box.`;
  // The names of types that are made of schemas have a capital behind a digit.
  const parted = type.replace(/([0-9])(?=[a-z])/g, '$1-');
  if (parted !== type) return `"${type}" has a letter behind a digit. Write a hyphen between them: ${parted}.`;
  const same = others.find((other) => pascalCase(other) === pascalCase(type));
  if (same === type) return `"${type}" is taken: widgets/${type}/ is there already. Choose another name.`;
  return same === undefined
    ? undefined
    : `"${type}" is too near to "${same}": the component of both would be ${pascalCase(type)}. Choose another name.`;
}

/**
 * The files of a new widget with a heading and a note, by path from the project root (CARD-2). `description` is one
 * sentence.
 */
export function widgetFiles(type: string, description: string): ReadonlyMap<string, string> {
  const name = pascalCase(type);
  const at = (file: string) => `widgets/${type}/${file}`;
  return new Map([
    [at(`${type}.schema.json`), schemaText(name, description)],
    [at(`${name}.tsx`), componentText(name, description)],
    [at(`${name}.css.ts`), stylesText],
    [at('index.ts'), declarationText(type, name)],
    [at(`${name}.examples.ts`), examplesText(name)],
  ]);
}

function schemaText(name: string, description: string): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${name}Props`,
    description,
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { description: 'Heading.', $ref: '../../schemas/text.schema.json', examples: [{ key: 'home.hotGames' }] },
      note: {
        description: 'A sentence below it.',
        $ref: '../../schemas/text.schema.json',
        examples: [{ key: 'home.promotions' }],
      },
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function componentText(name: string, description: string): string {
  return `import { useText, type WidgetProps } from '../../engine';
import type { ${name}Props } from '../../schemas/generated/widgets';
import * as styles from './${name}.css';

/** ${description.replaceAll('*/', '')} */
export function ${name}({ title, note }: WidgetProps<${name}Props>) {
  const text = useText();
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{text(title)}</h2>
      {note && <p className={styles.note}>{text(note)}</p>}
    </section>
  );
}
`;
}

const stylesText = `import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const box = style({ padding: tokens.space.item });

export const heading = style({ margin: 0, fontFamily: tokens.font.display, fontSize: tokens.size.box, fontWeight: tokens.weight.heading });

export const note = style({ margin: '0.5em 0 0', maxWidth: '68ch', color: tokens.color.textMuted });
`;

function declarationText(type: string, name: string): string {
  return `import { defineWidget } from '../../engine';

export const ${camelCase(type)} = defineWidget({
  type: '${type}',
  load: () => import('./${name}'),
});
`;
}

function examplesText(name: string): string {
  return `import type { WidgetExample } from '../../engine';
import type { ${name}Props } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<${name}Props>[] = [
  { name: 'heading and note', props: { title: { EN: 'Good to know' }, note: { EN: 'Doors open at noon.' } }, expects: [['heading', 'Good to know']], says: ['Doors open at noon.'] },
  { name: 'heading alone', props: { title: { EN: 'Good to know' } }, expects: [['heading', 'Good to know']] },
];
`;
}
