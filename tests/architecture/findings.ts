import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const root = resolve(import.meta.dirname, '..', '..');

/** The project's own configuration, without the rules that need types: a fixture stands in no project. */
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
});

/** What the layer and habit rules say to a source that would stand at `filePath`; nothing of it is written to disk. */
export async function findings(filePath: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath: resolve(root, filePath) });
  return (result?.messages ?? [])
    .filter(
      ({ ruleId }) =>
        ruleId === null ||
        /^(boundaries|habits|world)\//.test(ruleId) ||
        ruleId.startsWith('no-restricted-') ||
        ruleId === 'no-console',
    )
    .map(({ message }) => message);
}
