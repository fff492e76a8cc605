/** A way to say it that the project has left, with a line that it is found in. */
export interface Replaced {
  readonly pattern: RegExp;
  readonly example: string;
  /** The files in which the word means this; absent: all. */
  readonly within?: RegExp;
}

/** A row of docs/glossary.md: the field's word, and what it replaces. */
export interface GlossaryRow {
  readonly use: string;
  readonly replaced: readonly Replaced[];
  /** Where the plain word stays, each with the reason. */
  readonly allowed?: readonly { readonly file: RegExp; readonly reason: string }[];
}

const word = (pattern: RegExp, example: string, within?: RegExp): Replaced => ({
  pattern,
  example,
  ...(within ? { within } : {}),
});

const rendering = /^engine\//;
const sampling = /^docs\/testing\.md$|^tests\/(?:sampl|gateShare|matrix\/(?:plan|run|testCases))/;
const gameGrid = /^(?:widgets\/game-grid|templates\/[^/]+\/widgets\/game-grid)\//;

/** The words of code, comments, documents and test titles. `npm run check -- terms` holds them. */
export const glossaryRows: readonly GlossaryRow[] = [
  {
    use: 'hydrate, hydrated, hydration tracker',
    replaced: [
      word(
        /\b(?:[a-z]+T|[Tt])ak(?:e|es|en|ing)[ -]?[Oo]ver\b|\bTakeOver\b/,
        'const done = createTakeOver(environment)',
      ),
    ],
  },
  {
    use: 'LazyHydrate, hydration boundary',
    replaced: [word(/\bLate(?:[A-Z]\w*)?\b(?! edition)|\bStretch\b|\bArriving\b|\bdata-late\b/, '<Late name="games">')],
  },
  {
    use: 'first user interaction, onFirstInteraction',
    replaced: [word(/\b[Ss]igns? ?[Oo]f ?[Ll]ife|\bonceActive\b/, 'waits for a sign of life')],
  },
  {
    use: 'event replay, replayClick',
    replaced: [word(/\bkeepPress\b|\b(?:held|kept) press/, 'keepPress(code, place)')],
  },
  {
    use: 'before replace, beforeReplace',
    replaced: [word(/\bbeforeGivingWay\b|\b[Gg](?:ive|ives|ave|iving) way\b/, 'markup that gives way')],
  },
  {
    use: 'resource cache; tracked, resolved promise',
    replaced: [
      word(/\bcreateLoads\b|\bLoads</, 'createLoads<Page>(environment)'),
      word(/\b(?:readable|ready)\(/, 'return ready(undefined)', /^engine\/(?:registry|render|shell|hydration)\//),
    ],
  },
  {
    use: 'navigation effects: scroll restoration, focus, head',
    replaced: [
      word(/\bcreateArrival\b/, 'createArrival(environment)'),
      word(/\bVisit\b/, 'const visit: Visit = {}', /^engine\/(?:application|composition|context)\//),
    ],
  },
  { use: 'deferred services', replaced: [word(/\b(?:begin)?[Ll]ater ?[Ll]ife\b/, 'beginLaterLife(application)')] },
  {
    use: 'update policy, version check, update polling',
    replaced: [
      word(/\b(?:create)?[Rr]enewals?\b|\b[Bb]uild ?[Ww]atch\b|\bwatchBuilds\b/, 'createRenewal(environment)'),
    ],
  },
  {
    use: 'reload blocker (unsaved changes)',
    replaced: [word(/\b(?:create)?[Rr]eload ?[Hh]olds?\b|\buseHoldReload\b/, 'useHoldReload(isBusy)')],
  },
  {
    use: 'request deduplication, in-flight requests',
    replaced: [word(/\b(?:create)?[Ff]lights\b|\btakeOff\b|\bonFlight\b/, 'createFlights<Reply>()', rendering)],
  },
  {
    use: 'failure, toFailure; network error',
    replaced: [word(/\bmisfortune/i, 'misfortuneOf(reply)'), word(/\bisLost\b/, 'if (isLost) return')],
  },
  {
    use: 'error presentation, notify, error reporter',
    replaced: [
      word(
        /\b[Vv]oices?\b/,
        "{ voice: 'silent' }",
        /^(?:engine|widgets|templates|tests|scripts\/generate|docs|decisions)\//,
      ),
      word(/FailureDesk|tellFailure/, 'createFailureDesk(stores)'),
    ],
  },
  { use: 'lazily loaded endpoints', replaced: [word(/\b(?:load)?[Ll]ater ?[Cc]alls?\b/, 'loadLaterCalls[group]()')] },
  {
    use: 'fetch with retry; aborted reply',
    replaced: [word(/\bexchange\(|\bgivenUp\b/, 'await exchange(world, request)')],
  },
  {
    use: 'endpoint, DTO or wire type',
    replaced: [
      word(
        /\bCallRow\b|\bloadRowsOf\b|\brows? (?:names )?of (?:the call table\b|`?engine\/api\/calls)/,
        'CallRow<Params, Answer, Model>',
      ),
    ],
  },
  {
    use: 'startup gate',
    replaced: [word(/\bopening\b/, 'opening: () => startUp.opening()', /^engine\/(?:api\/client|stores\/)/)],
  },
  { use: 'clock synchronisation', replaced: [word(/\bheard\b/, '.then(heard)', /^engine\/stores\//)] },
  {
    use: 'campaign attribution (UTM)',
    replaced: [
      word(
        /\b(?:keep|drop|read)?[Ll]anding(?:Words|Cookies|Field|Fields|State)?\b/,
        'landingWords(world, rules)',
        /^(?:engine|schemas|docs)\//,
      ),
    ],
    allowed: [
      {
        file: /campaignAttribution\.(?:test\.)?ts$|docs\/state\.md$|stores\.test\.ts$/,
        reason: 'The storage key keeps its name, so that no stored attribution is lost.',
      },
      { file: /^schemas\/platform\/session\.versions\.ts$/, reason: 'A migration names the keys of an older version.' },
    ],
  },
  {
    use: 'apply theme',
    replaced: [
      word(
        /\bdress(?:es|ed|ing)?\b|\bwears?(?:Theme)?\b/,
        'site.dress(compiled)',
        /^(?:engine|widgets|templates|docs|tests\/gallery|scripts\/preview)\//,
      ),
    ],
  },
  { use: 'secondary navigation', replaced: [word(/\bCompiledBeside\b|\bsite\.beside\b/, 'site.beside.map(entryOf)')] },
  { use: 'logout message', replaced: [word(/\b(?:is)?[Ff]arewell\b/, 'satisfies Farewell')] },
  { use: 'update, merge', replaced: [word(/\b(?:session|board)\.take\(/, 'session.take({ balance })')] },
  {
    use: 'render queue, flush, paused',
    replaced: [word(/\bTurns\b|\bturns\b|\bisHeld\b/, 'new Turns({ isHeld: true })', /\/game-grid\/parts\//)],
  },
  {
    use: 'virtualised list, spacer, overscan, scrolling fast',
    replaced: [
      word(
        /\b(?:use)?[Ll]ist ?[Ww]indow\b|\broomAround\b|\broom around\b|\busePassage\b|\bisPassing\b/,
        'useListWindow({ count })',
        /^(?:widgets|templates)\//,
      ),
    ],
  },
  {
    use: 'skeleton',
    replaced: [
      word(/<Waiting\b/, '<Waiting card={card} />', gameGrid),
      word(/\bstyles\.waiting\w*|\bconst waiting\w* = style\b/, '<Skeleton className={styles.waiting} />'),
    ],
  },
  {
    use: 'form methods (react-hook-form)',
    replaced: [word(/\bheld\b|\bHeldValues\b/, 'held.getValues(name)', /^engine\/forms\//)],
  },
  {
    use: 'validate field, validates on change',
    replaced: [word(/\b[Bb]reach(?:es|Of|Text)?\b|\bisJudgedNow\b/, 'breachOf(field, values)')],
  },
  { use: 'form context', replaced: [word(/\b(?:use)?FormWorld\b|\bform world\b/, 'const world: FormWorld')] },
  {
    use: 'chunk usage',
    replaced: [
      word(/\bplaces\b/, 'readPlaces(root); places.get(id)', /^scripts\/build\/(?:homeGroups|templateEntries)/),
    ],
  },
  {
    use: 'reset signal, history seed, overrides',
    replaced: [
      word(/\bera\b|\bpastOf\b|\b(?:S|s)taged(?:Category|Catalogue)\b/, 'const { era } = world', /^scripts\/sandbox\//),
    ],
    allowed: [{ file: /^scripts\/sandbox\/art\//, reason: 'A period of history in the names of drawings.' }],
  },
  {
    use: 'page pool, axe violations, fault scenarios',
    replaced: [
      word(/\b(?:create)?[Ss]eats\b/, 'createSeats(place)', /^tests\/faults\//),
      word(/\bbarriers(?:Of)?\b/, 'await barriersOf(page)', /^tests\//),
      word(/\b[Mm]ishaps?\b/, 'import { mishaps }'),
    ],
  },
  { use: 'fix, hint', replaced: [word(/\b[Rr]emed(?:y|ies)\b/, 'readonly remedy: string')] },
  { use: 'bottom inset', replaced: [word(/\b(?:no)?[Ff]oot[ -]?[Rr]oom\b/, "footRoom = '--lv-foot-room'")] },
  {
    use: 'debounce',
    replaced: [word(/\bpauseMs\b|\bplayer pauses\b/, 'setTimeout(search, pauseMs)', /^(?:engine|widgets|templates)\//)],
  },
  {
    use: 'layout',
    replaced: [
      word(
        /\bframe's state\b|\b(?:of|in|around|and|with) (?:its|the|a|each) (?:page's )?frames?(?! that)\b|\bthe page's frame\b/,
        "takes parts of the frame's state",
        /^(?:engine|scripts\/(?:build|config|explain|diff|newTemplate))\//,
      ),
      word(/\btokens\.frame\b|\bsiteFrames\b|\bframeSizes\b|\bframe-template\w+/, 'calc(${tokens.frame.header})'),
    ],
  },
  {
    use: 'public entry point',
    replaced: [
      word(
        /\b(?:[Tt]he|[Oo]ne|[Oo]nly|[Tt]wo|engine's) doors?\b/,
        'the only door for widgets',
        /^(?:engine|tests|scripts\/lint|decisions|docs)\/|^[A-Z]+\.md$/,
      ),
    ],
  },
  {
    use: 'test case, sampled',
    replaced: [
      word(/\bCells?\b|\bcells?\b/, 'for (const cell of cells)', /^(?:tests|docs)\//),
      word(/\bVisit\b|\ballVisits\b/, 'allVisits(bundles)', /^tests\/(?:faults|matrix)\//),
      word(/(?<!first )\b[Vv]isits?\b/, 'a part of all visits', /^tests\/(?:matrix\/|progress)/),
      word(/\b[Dd]raws?\b|\bdrawn\b/, 'Unit tests draw by gateShare', sampling),
    ],
    allowed: [
      {
        file: /^tests\/(?:gallery\/|architecture\/amountsKept|platform\/callTable|fixtures\/quickStyles|e2e\/records)/,
        reason: 'The cells of a table: of the contact sheet, in Markdown, in CSS and by their ARIA role.',
      },
    ],
  },
  {
    use: 'returns; fails to load; again; minify',
    replaced: [
      word(/; gives\b|\. Gives\b(?! the focus| way)/, 'Watches a build; gives what stops it.'),
      word(/\b(?:can|could|cannot)(?: not)? be had\b|\bcan't be had\b/, 'a page that cannot be had'),
      word(/\b[Aa]new\b/, 'loads the page anew'),
      word(/[a-z]Anew\b/, 'const isLoadedAnew = true;'),
      word(/\bmade small(?:er)?\b/, 'scripts are made small'),
    ],
  },
];
