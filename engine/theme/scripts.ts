/** The look of letters: with or without serifs. */
export type LetterKind = 'sans' | 'serif';

const stacks = {
  sans: {
    'zh-Hans': '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
    'zh-Hant': '"PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", sans-serif',
    ne: '"Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", Mangal, sans-serif',
    bn: '"Noto Sans Bengali", "Kohinoor Bangla", "Nirmala UI", Vrinda, sans-serif',
  },
  serif: {
    'zh-Hans': '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun, serif',
    'zh-Hant': '"Songti TC", "Noto Serif CJK TC", "Source Han Serif TC", PMingLiU, serif',
    ne: '"Noto Serif Devanagari", "Kohinoor Devanagari", "Nirmala UI", Mangal, serif',
    bn: '"Noto Serif Bengali", "Kohinoor Bangla", "Nirmala UI", Vrinda, serif',
  },
} as const satisfies Readonly<Record<LetterKind, Readonly<Record<string, string>>>>;

/**
 * Font stacks of the scripts that Latin faces lack, by `lang`: they change the whole family, never glyph by glyph. For
 * `body.templateN:lang(…)`.
 */
export function scriptStacks(kind: LetterKind): readonly (readonly [lang: string, stack: string])[] {
  return Object.entries(stacks[kind]);
}

/**
 * For a heading set tighter than 1.2: room for the signs above and below the letters of Devanagari and Bengali, which
 * have no tracking.
 */
export const tallScripts = {
  '&:lang(ne), &:lang(bn)': { lineHeight: 1.25, letterSpacing: 0 },
} as const;
