import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetExample } from '../engine';
import { safeAddress } from '../engine/api/readers/safeAddress';
import { registry } from '../widgets';
import { hostileAddresses } from './fixtures/hostileAddresses';
import { renderExample } from './fixtures/renderExample';
import { examplesOf } from './fixtures/widgetExamples';
import { writtenProps } from './fixtures/writtenProps';

const isAddress = (value: unknown) => typeof value === 'string' && /^(?:\/|https?:\/\/|mailto:|tel:)/.test(value);

/** A value with each address in it replaced by a hostile one, a different one each time. */
function poisoned<Value>(value: Value, count: { next: number }): Value {
  if (isAddress(value)) return hostileAddresses[count.next++ % hostileAddresses.length] as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => poisoned(item, count)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, count)])) as Value;
}

/** Props of a file that its schema lets through; undefined for others, which no site is built with. */
function allowed(type: string, props: object): object | undefined {
  try {
    writtenProps(type, props);
    return props;
  } catch {
    return undefined;
  }
}

/** Examples that show addresses of an answer or a file, one of each look. */
const cases = registry.types.flatMap((type, offset) => {
  const looks = new Set<string>();
  return examplesOf(type).flatMap((example) => {
    const { variant = '', card = '' } = example.props as { readonly variant?: string; readonly card?: string };
    const count = { next: offset * 3 };
    const hostile = {
      ...example,
      props: allowed(type, poisoned(example.props, count)) ?? example.props,
      content: example.content?.map(([request, value]) => [request, poisoned(value, count)] as const),
    };
    if (count.next === offset * 3 || looks.has(`${variant} ${card}`)) return [];
    looks.add(`${variant} ${card}`);
    return [[type, example.name, hostile as WidgetExample<object>] as const];
  });
});

beforeEach(() => {
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('hostile addresses in answers', () => {
  it('are tried at widgets that show some', () => {
    expect(new Set(cases.map(([type]) => type))).toEqual(
      expect.objectContaining(new Set(['partners', 'contact-channels', 'hero-carousel', 'game-grid', 'news-list'])),
    );
  });

  it.each(cases)('[SITE-9] [SHELL-2] reach no element of %s: %s', async (type, _, example) => {
    const { served, container } = await renderExample(type, example);
    for (const page of [served, container])
      for (const element of page.querySelectorAll('*'))
        for (const { name, value } of element.attributes) {
          if (!/^(?:href|xlink:href|src|action|formaction|poster|data|srcset)$/.test(name)) continue;
          const addresses =
            name === 'srcset' ? value.split(/\s*,\s*/).map((candidate) => candidate.split(' ')[0]) : [value];
          for (const address of addresses)
            expect(safeAddress(address, 'link'), `${element.localName} ${name}="${value}"`).toBeDefined();
        }
  });
});
