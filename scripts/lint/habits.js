import { builtinRules } from 'eslint/use-at-your-own-risk';
import { abilitiesFile, moneyFile, testFiles } from './fileSets.js';
import { compared, patient, unpaced } from './pauses.js';
import {
  addresses,
  amounts,
  everywhere,
  money,
  noClock,
  noTemplate,
  ownFolderOnly,
  rendered,
  stateless,
  tokensOnly,
  tooNew,
  unnamed,
} from './selectors.js';
import { browserCode, lateNode, lateReact, reactless, world } from './world.js';

const widgetFiles = ['widgets/**/*.{ts,tsx}', 'templates/*/widgets/**/*.{ts,tsx}'];
/** What players see; styles of the engine and what shows examples are no part of it. */
const shownFiles = ['engine/**/*.{ts,tsx}', ...widgetFiles];
const notShown = [...testFiles, 'engine/theme/**', 'engine/examples/**'];
const sanitizer = 'engine/ui/SanitizedHtml.tsx';

/** Each habit: its name, what it refuses, and the files that keep it. */
const all = [
  ['general', everywhere, ['**/*.{ts,tsx}']],
  ['concept-names', unnamed, concepts('{utils,helpers,common,misc,util,helper}')],
  ['no-template', noTemplate, ['{engine,widgets,scripts}/**/*.{ts,tsx,js}', '*.{ts,tsx}'], testFiles],
  ['no-clock', noClock, browserCode, testFiles],
  ['no-late-node', lateNode, browserCode, testFiles],
  ['no-late-react', lateReact, reactless, testFiles],
  ['compared', compared, ['**/*.test.{ts,tsx}']],
  ['patient', patient, ['**/*.test.{ts,tsx}']],
  ['unpaced', unpaced, ['tests/{browser,e2e,faults,matrix}/**/*.ts'], ['tests/browser/pace.ts']],
  ['rendered', rendered, shownFiles, [...notShown, sanitizer]],
  ['tokens-only', tokensOnly, [...shownFiles, 'templates/**/*.css.ts'], [...notShown, 'templates/*/theme.css.ts']],
  ['money', money, shownFiles, [...notShown, moneyFile]],
  ['addresses', addresses, shownFiles, [...notShown, sanitizer]],
  ['amounts', amounts, shownFiles, notShown],
  ['too-new', tooNew, shownFiles, [...notShown, abilitiesFile]],
  ['own-folder-only', ownFolderOnly, widgetFiles, testFiles],
  ['stateless', stateless, widgetFiles, testFiles],
];

/**
 * Habits of the code that a selector can see. Each is `no-restricted-syntax` under a name of its own: of two lists of
 * one rule ESLint takes the later alone.
 */
export const habits = [
  {
    plugins: {
      habits: { rules: Object.fromEntries(all.map(([name]) => [name, builtinRules.get('no-restricted-syntax')])) },
    },
  },
  ...all.map(([name, selectors, files, ignores = []]) => ({
    files,
    ignores,
    rules: { [`habits/${name}`]: ['error', ...selectors] },
  })),
  ...world,
  {
    files: testFiles,
    ignores: ['tests/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'fast-check',
              message: 'Import { fc } from tests/properties: its seed is that of the run, not the clock.',
            },
          ],
        },
      ],
    },
  },
];

/** Files and folders of such names. */
function concepts(names) {
  return [`**/${names}.{ts,tsx}`, `**/${names}/**/*.{ts,tsx}`];
}
