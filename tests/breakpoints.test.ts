import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints } from '../engine/theme/media';

const root = join(import.meta.dirname, '..');
const file = JSON.parse(readFileSync(join(root, 'site-configs/platform/breakpoints.json'), 'utf8')) as {
  readonly breakpoints: Readonly<Record<string, number>>;
};

/** Breakpoints of single templates, by template. */
const ofTemplates = Object.fromEntries(
  readdirSync(join(root, 'templates')).flatMap((template) => {
    const path = join(root, 'templates', template, 'template.json');
    if (!existsSync(path)) return [];
    const own = (JSON.parse(readFileSync(path, 'utf8')) as { readonly breakpoints?: Readonly<Record<string, number>> })
      .breakpoints;
    return own === undefined ? [] : [[template, own]];
  }),
);

describe('breakpoints', () => {
  it('[VIEW-1] are the seven of the specification', () => {
    expect(file.breakpoints).toEqual({
      mobile: 320,
      mobileMedium: 375,
      mobileWide: 425,
      tablet: 768,
      desktop: 1024,
      desktopMedium: 1280,
      desktopWide: 1600,
    });
  });

  it('[VIEW-2] of single templates are those of the specification', () => {
    const wide = (width: number, ...numbers: readonly number[]) =>
      numbers.map((number) => [`template${number}Custom`, width] as const);
    expect(Object.assign({}, ...Object.values(ofTemplates))).toMatchObject({
      ...Object.fromEntries([
        ...wide(1200, 2, 3, 10),
        ...wide(999, 4, 6, 8, 9),
        ...wide(768, 11, 15, 16, 17),
        ...wide(769, 12, 13, 14),
        ...wide(960, 20, 21, 22, 23),
      ]),
      template9Product: 1200,
    });
    for (const [template, own] of Object.entries(ofTemplates)) {
      expect(Object.keys(own).map((name) => name.replace(/(?:Custom|Product)$/, ''))).toEqual(
        Object.keys(own).map(() => template),
      );
    }
  });

  it('[VIEW-2] of the specification are the only ones of its templates', () => {
    const specified = Object.keys(ofTemplates).filter((template) => /^template\d+$/.test(template));
    const names = specified.flatMap((template) => Object.keys(ofTemplates[template] ?? {}));
    expect(names.filter((name) => !/^template\d+Custom$/.test(name))).toEqual(['template9Product']);
  });

  it('[VIEW-1, VIEW-2] are the same in styles, and those of templates stand in their descriptors alone', () => {
    expect(breakpoints).toEqual(file.breakpoints);
    expect(Object.keys(file)).not.toContain('templates');
  });

  it.each(
    Object.entries(ofTemplates).flatMap(([template, own]) => Object.keys(own).map((name) => [name, template] as const)),
  )('[VIEW-2] %s is used by the structure and the styles of %s', (name, template) => {
    const files = readdirSync(join(root, 'templates', template), { recursive: true, encoding: 'utf8' });
    const textOf = (ending: RegExp) =>
      files
        .filter((path) => ending.test(path))
        .map((path) => readFileSync(join(root, 'templates', template, path), 'utf8'))
        .join('\n');
    expect(textOf(/\.json$/)).toContain(`"${name}"`);
    expect(textOf(/(?:\.css|^media)\.ts$/)).toContain(`breakpoints.${name}`);
  });
});
