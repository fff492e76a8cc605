import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetEntry, WidgetNeed } from '../../engine/config/configInput';

interface NeedingSchema {
  readonly 'x-needs'?: Readonly<Record<string, true | NonNullable<WidgetNeed['where']>>>;
  readonly 'x-companion'?: boolean;
  readonly 'x-leads'?: NonNullable<WidgetEntry['leads']>;
  readonly properties?: Readonly<Record<string, { readonly 'x-needs'?: string }>>;
}

/**
 * What a widget needs of the platform (CALL-X), from its schema: `x-needs` of the whole names groups of calls, each
 * `true` or with the words of props that make it needed; that of a prop names the group without which the prop has its
 * default. `x-companion` marks what is no reason to keep a page, and `x-leads` what goes with the node after it.
 */
export function needsOf(root: string, type: string): Pick<WidgetEntry, 'needs' | 'isCompanion' | 'leads'> {
  const schema = JSON.parse(readFileSync(join(root, 'widgets', type, `${type}.schema.json`), 'utf8')) as NeedingSchema;
  const whole = Object.entries(schema['x-needs'] ?? {}).map(([group, where]) => ({
    group,
    ...(where === true ? {} : { where }),
  }));
  const props = Object.entries(schema.properties ?? {}).flatMap(([prop, { 'x-needs': group }]) =>
    group === undefined ? [] : [{ group, prop }],
  );
  const needs = [...whole, ...props];
  const leads = schema['x-leads'];
  return {
    ...(needs.length === 0 ? {} : { needs }),
    ...(schema['x-companion'] === true ? { isCompanion: true } : {}),
    ...(leads === undefined ? {} : { leads }),
  };
}
