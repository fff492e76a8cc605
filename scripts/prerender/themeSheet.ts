import { formatHex } from 'culori';

/** Colours that stand outside style sheets, as `#rrggbb`. */
export interface BrandColors {
  readonly theme: string;
  readonly background: string;
}

const plain: BrandColors = { theme: '#000000', background: '#ffffff' };

/** Reads the colours of `body.<template>.<color>` from a template's built sheet. */
export function brandColors(css: string, template: string, color: string): BrandColors {
  const tokens = declarationsOf(css, new RegExp(`body\\.(?:${template}\\.${color}|${color}\\.${template})`));
  return {
    theme: hex(tokens.get('--lv-color-accent')) ?? plain.theme,
    background: hex(tokens.get('--lv-color-background')) ?? plain.background,
  };
}

/**
 * The addresses of the fonts that a page in a language begins with, for Latin text: those of the template's display
 * face and of its text face. What comes before the first paint moves nothing later (LAYOUT-2). A language that takes a
 * system's face for its text has no second one.
 */
export function firstFonts(css: string, template: string, lang: string): readonly string[] {
  const own = declarationsOf(css, new RegExp(`body\\.${template}(?![.\\w:-])`));
  const ofLanguage = declarationsOf(css, new RegExp(`body\\.${template}:lang\\(${lang}\\)(?:,[^{]{0,2000})?`));
  const display = fileOf(css, own.get('--lv-font-display'));
  const text = fileOf(css, ofLanguage.get('--lv-font-text') ?? own.get('--lv-font-text'));
  return [...new Set([display, text])].filter((file) => file !== undefined);
}

/** The rule of a sheet that brings in a font file, and the name of its family. */
export function faceOf(css: string, file: string): { readonly family: string; readonly rule: string } | undefined {
  const face = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].find(([, body]) => body?.includes(file));
  return face && { family: unquoted(/font-family:\s*([^;]+)/.exec(face[1] ?? '')?.[1] ?? ''), rule: face[0] };
}

/**
 * The file for Latin text of the first family of a stack, in the weight of running text where each weight is a file;
 * none for a system's family.
 */
function fileOf(css: string, stack = ''): string | undefined {
  const family = unquoted(stack.split(',')[0] ?? '');
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body]) => body ?? '');
  const own = faces.filter(
    (face) => unquoted(/font-family:\s*([^;]+)/.exec(face)?.[1] ?? '') === family && !/font-style:\s*italic/.test(face),
  );
  const latin = own.filter((face) => /U\+(?:00)?00-/i.test(face) || face.includes('U+??'));
  const found =
    latin.find((face) => /font-weight:\s*400/.test(face)) ??
    latin[0] ??
    own.find((face) => !face.includes('unicode-range'));
  return /url\(["']?([^"')]+)/.exec(found ?? '')?.[1];
}

function declarationsOf(css: string, selector: RegExp): ReadonlyMap<string, string> {
  const rules = [...css.matchAll(new RegExp(`${selector.source}\\s*\\{([^}]*)\\}`, 'g'))];
  const declarations = rules.flatMap(([, body]) => [...(body ?? '').matchAll(/(?<![\w-])(--[\w-]+):\s*([^;]+)/g)]);
  return new Map(declarations.map(([, name, value]) => [name ?? '', (value ?? '').trim()]));
}

function hex(color: string | undefined): string | undefined {
  return color === undefined ? undefined : formatHex(color);
}

function unquoted(text: string): string {
  return text.trim().replace(/^["']|["']$/g, '');
}
