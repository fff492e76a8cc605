import { builtinRules } from 'eslint/use-at-your-own-risk';
import { abilitiesFile, moneyFile, testFiles } from './fileSets.js';
import { moduleState } from './moduleState.js';
import { compared, patient, readyTimes, unpaced } from './pauses.js';
import { addresses, addressesSet, attributesNamed, pictureSets } from './addresses.js';
import {
  amounts,
  everywhere,
  languageNamed,
  money,
  noClock,
  noMap,
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
/** Styles are made at build time, and examples stand in no page. */
const apart = ['css.ts', 'examples.ts', 'exampleProps.ts'].map((end) => `{widgets,templates/*/widgets}/**/*${end}`);
/** What players see; styles of the engine and what shows examples are no part of it. */
const shownFiles = ['engine/**/*.{ts,tsx}', ...widgetFiles];
const notShown = [...testFiles, 'engine/theme/**', 'engine/examples/**'];
const sanitizer = 'engine/ui/SanitizedHtml.tsx';

/** They write a file that they have just made, a sheet of the build, and what Trusted Types let pass. */
const ownAddresses = [
  'engine/application/csv.ts',
  'engine/browserEnvironment.ts',
  'engine/integrations/placeScript.ts',
];
/** They write the record of a page into its head, where nothing is pressed, and `data-open`. */
const ownAttributes = ['engine/application/navigationEffects.ts', 'engine/shell/popovers.ts'];

/** Each habit: its name, what it refuses, and the files that keep it. */
const all = [
  ['general', everywhere, ['**/*.{ts,tsx}']],
  ['language-named', languageNamed, ['**/*.{ts,tsx}']],
  ['concept-names', unnamed, concepts('{utils,helpers,common,misc,util,helper}')],
  ['no-template', noTemplate, ['{engine,widgets,scripts}/**/*.{ts,tsx,js}', '*.{ts,tsx}'], testFiles],
  ['no-clock', noClock, browserCode, testFiles],
  ['no-late-node', lateNode, browserCode, testFiles],
  ['no-late-react', lateReact, reactless, testFiles],
  ['compared', compared, ['**/*.test.{ts,tsx}']],
  ['patient', patient, ['**/*.test.{ts,tsx}']],
  [
    'unpaced',
    unpaced,
    ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    ['tests/browser/pace.ts', 'tests/fixtures/latency.ts'],
  ],
  ['ready-times', readyTimes, ['tests/{browser,e2e,faults,matrix}/**/*.ts'], ['tests/browser/pace.ts']],
  ['rendered', rendered, shownFiles, [...notShown, sanitizer]],
  ['tokens-only', tokensOnly, [...shownFiles, 'templates/**/*.css.ts'], [...notShown, 'templates/*/theme.css.ts']],
  ['money', money, shownFiles, [...notShown, moneyFile]],
  ['addresses', addresses, shownFiles, [...notShown, sanitizer]],
  ['addresses-set', addressesSet, shownFiles, [...notShown, ...ownAddresses]],
  ['attributes-named', attributesNamed, shownFiles, [...notShown, ...ownAttributes]],
  ['picture-sets', pictureSets, shownFiles, [...notShown, 'engine/ui/{GamePicture,Picture}.tsx']],
  ['amounts', amounts, shownFiles, notShown],
  ['too-new', tooNew, shownFiles, [...notShown, abilitiesFile]],
  ['own-folder-only', ownFolderOnly, widgetFiles, testFiles],
  ['stateless', stateless, widgetFiles, testFiles],
  ['no-map', noMap, apart, testFiles],
];

/**
 * Habits of the code that a selector can see. Each is `no-restricted-syntax` under a name of its own: of two lists of
 * one rule ESLint takes the later alone.
 */
export const habits = [
  {
    plugins: {
      habits: {
        rules: {
          'module-state': moduleState,
          ...Object.fromEntries(all.map(([name]) => [name, builtinRules.get('no-restricted-syntax')])),
        },
      },
    },
  },
  ...all.map(([name, selectors, files, ignores = []]) => ({
    files,
    ignores,
    rules: { [`habits/${name}`]: ['error', ...selectors] },
  })),
  {
    files: widgetFiles,
    ignores: [...testFiles, ...apart],
    rules: { 'habits/module-state': 'error' },
  },
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
