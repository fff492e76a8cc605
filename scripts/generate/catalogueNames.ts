import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorNames } from '../../engine/config/compiled';
import { formActions } from '../../engine/config/form/formActions';
import { formData } from '../../engine/config/form/formData';
import { iconNames } from '../../engine/ui/icons/iconNames';
import type { ReferenceKind } from './references';

/** The words that editors offer, by kind, in the order of their files. */
export type CatalogueNames = Readonly<Record<ReferenceKind, readonly string[]>>;

/** Reads the names that descriptors may use from site-configs and templates. */
export function readCatalogueNames(root: string): CatalogueNames {
  const platform = (topic: string) => readJson(join(root, `site-configs/platform/${topic}.json`));
  const templates = listing(root, 'templates').filter((name) =>
    existsSync(join(root, 'templates', name, 'template.json')),
  );
  const ownBreakpoints = templates.flatMap((name) =>
    wordsOf(readJson(join(root, `templates/${name}/template.json`)).breakpoints),
  );
  return {
    route: jsonNames(root, 'site-configs/pages'),
    modal: jsonNames(root, 'site-configs/modals'),
    provider: wordsOf(platform('providers').providers),
    category: wordsOf(platform('categories').categories),
    breakpoint: [...wordsOf(platform('breakpoints').breakpoints), ...ownBreakpoints],
    template: templates,
    theme: wordsOf(platform('themes').themes),
    family: jsonNames(root, 'site-configs/families'),
    layout: ['default', 'minigame', 'maintenance'],
    color: colorNames,
    chatProvider: wordsOf(platform('live-chat').providers),
    form: jsonNames(root, 'site-configs/forms'),
    formAction: Object.keys(formActions),
    formData: Object.keys(formData),
    formPattern: wordsOf(platform('forms').patterns),
    icon: iconNames,
  };
}

function wordsOf(list: unknown): string[] {
  if (Array.isArray(list))
    return list.flatMap((item: { name?: string; code?: string }) => item.code ?? item.name ?? []);
  return typeof list === 'object' && list !== null ? Object.keys(list) : [];
}

function readJson(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function jsonNames(root: string, folder: string): string[] {
  return listing(root, folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5));
}

function listing(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
