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

/** The address of the template's display font, if it ships one: the face for Latin text of the first family named. */
export function displayFont(css: string, template: string): string | undefined {
  const stack = declarationsOf(css, new RegExp(`body\\.${template}(?![.\\w-])`)).get('--lv-font-display') ?? '';
  const family = unquoted(stack.split(',')[0] ?? '');
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body]) => body ?? '');
  const own = faces.filter((face) => unquoted(/font-family:\s*([^;]+)/.exec(face)?.[1] ?? '') === family && !/font-style:\s*italic/.test(face));
  const latin = own.find((face) => /U\+(?:00)?00-/i.test(face) || face.includes('U+??')) ?? own.find((face) => !face.includes('unicode-range'));
  return /url\(["']?([^"')]+)/.exec(latin ?? '')?.[1];
}

function declarationsOf(css: string, selector: RegExp): ReadonlyMap<string, string> {
  const rules = [...css.matchAll(new RegExp(`${selector.source}\\s*\\{([^}]*)\\}`, 'g'))];
  const declarations = rules.flatMap(([, body]) => [...(body ?? '').matchAll(/(--[\w-]+):\s*([^;]+)/g)]);
  return new Map(declarations.map(([, name, value]) => [name ?? '', (value ?? '').trim()]));
}

function hex(color: string | undefined): string | undefined {
  return color === undefined ? undefined : formatHex(color);
}

function unquoted(text: string): string {
  return text.trim().replace(/^["']|["']$/g, '');
}
