import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { expectServer } from './options/expectServer';
import { ScriptCommand, withoutRefusal } from './options/scriptCommand';
import { wholeFrom } from './serve/numberOption';
import { localeCodes, type LocaleCode } from '../engine/config/compiled';
import { readDescriptions } from './config/messageSets';
import { loadBundles } from './config/readConfigs';
import { changedSince } from './words/changedPlaces';
import { typedFigures } from './words/figures';
import { forbiddenIn, lackingTerms, readGlossary } from './words/glossary';
import { picturesOf } from './words/pictures';
import { sheetOf, type SheetRow } from './words/sheet';
import { messageTexts } from './words/texts';
import { writeTranslated } from './words/translated';
import { whereUsed } from './words/uses';

interface WordsOptions {
  readonly changed?: string;
  readonly pictures?: number;
  readonly check?: true;
  readonly translated?: true;
}

/**
 * `npm run words -- <CODE> [--changed <ref>] [--pictures <port>] [--check]`: draws the sheet of a language for
 * translators, below .cache/words; with `--check` it prints what breaks the glossary instead, and ends with 1 when
 * something does. `npm run words -- --translated` writes that all translations follow the English as it is now.
 */
async function main(root: string): Promise<number> {
  const program = new ScriptCommand('npm run words --')
    .showHelpAfterError('For example: npm run words -- ESP --changed main')
    .description(
      'Draws a sheet of a language: each key with the English text, the translation, where it is used, and its length at 390 px.',
    )
    .argument('[code]', `language: ${localeCodes.join(', ')}`, codeOf)
    .option('--changed <ref>', 'only texts whose English has changed since this commit')
    .option(
      '--pictures <port>',
      'with pictures of pages, from a server that runs on this port (npm run dev, or npm start)',
      wholeFrom(1, 65_535),
    )
    .option('--check', 'print what breaks the glossary instead of a sheet')
    .addOption(
      new Option('--translated', 'write that all translations follow the English as it is now').conflicts([
        'changed',
        'pictures',
        'check',
      ]),
    )
    .parse();
  const { changed, pictures, check, translated } = program.opts<WordsOptions>();
  if (translated) {
    if (program.args.length > 0)
      return program.error('error: --translated marks every language. Leave the language out.');
    const places = writeTranslated(root, messageTexts(root, 'EN'));
    for (const place of places) console.log(place);
    console.log(`${places.length} messages are marked as translated.`);
    return 0;
  }
  const code = program.processedArgs[0] as LocaleCode | undefined;
  if (code === undefined) return program.error(`Name a language: ${localeCodes.join(', ')}.`);
  if (pictures !== undefined)
    await expectServer(`http://127.0.0.1:${pictures}`, 'Run "npm start" beside it, or leave --pictures out.');
  const glossary = readGlossary(root);
  const texts = messageTexts(root, code);
  const faults = [...lackingTerms(texts, glossary), ...forbiddenIn(texts, glossary), ...typedFigures(texts, glossary)];
  if (check) {
    for (const fault of faults) console.error(fault);
    console.log(`${code}: ${faults.length} faults in ${texts.length} texts.`);
    return faults.length > 0 ? 1 : 0;
  }
  const english = messageTexts(root, 'EN');
  const englishOf = new Map(english.map(({ place, text }) => [place, text]));
  const before = changed === undefined ? undefined : changedSince(root, changed, english);
  const other = (place: string) => place.replace(/_(?:zero|one|two|few|many)$/, '_other');
  const wanted = texts.filter(({ place }) => before === undefined || before.has(place) || before.has(other(place)));
  const folder = join(root, '.cache/words', code);
  mkdirSync(folder, { recursive: true });
  const bundles = [...loadBundles(root).bundles.values()];
  const shown =
    pictures === undefined ? new Map<string, string>() : await picturesOf(root, folder, bundles, pictures, wanted);
  const uses = whereUsed(
    root,
    wanted.map(({ place }) => place),
  );
  const descriptions = readDescriptions(root);
  const rows = wanted.map(({ place, text }): SheetRow => {
    const description = Object.hasOwn(descriptions, other(place))
      ? descriptions[other(place)]
      : Object.hasOwn(descriptions, place)
        ? descriptions[place]
        : undefined;
    const was = before?.get(place) ?? before?.get(other(place));
    const picture = shown.get(place);
    return {
      place,
      english: englishOf.get(place) ?? englishOf.get(other(place)) ?? '',
      translation: text,
      files: uses.get(place) ?? [],
      faults: faults.filter((fault) => fault.startsWith(`${code} ${place}: `)),
      ...(description === undefined ? {} : { description }),
      ...(was === undefined ? {} : { before: was }),
      ...(picture === undefined ? {} : { picture }),
    };
  });
  const file = join(folder, 'index.html');
  const lang = bundles.flatMap(({ site }) => site.locales.enabled).find((locale) => locale.code === code)?.lang ?? 'en';
  writeFileSync(file, sheetOf(code, lang, rows));
  console.log(
    `${file}: ${rows.length} texts, ${shown.size} with a picture, ${faults.length} faults against the glossary.`,
  );
  if (pictures === undefined) console.log('For pictures, run npm start beside it and add --pictures 4173.');
  return 0;
}

/** Throws for a word that is no language. */
function codeOf(word: string): LocaleCode {
  const code = localeCodes.find((known) => known === word.toUpperCase());
  if (code === undefined) throw new InvalidArgumentError(`It is one of: ${localeCodes.join(', ')}.`);
  return code;
}

await withoutRefusal(async () => {
  process.exitCode = await main(process.cwd());
});
