import { join } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentKey, contentRequestsOf, type WidgetExample } from '../engine';
import { flattenMessages } from '../engine/i18n/flattenMessages';
import { variantsOf } from '../scripts/config/variants';
import { registry } from '../widgets';
import { renderExample, type RenderedExample } from './fixtures/renderExample';
import { catalogueOf } from './fixtures/renderPage';
import { examplesOf } from './fixtures/widgetExamples';
import { writtenProps } from './fixtures/writtenProps';
import { gateShare } from './gateShare';

const keys = new Set(Object.values(catalogueOf('EN')).flatMap((set) => Object.keys(flattenMessages(set))));
const root = join(import.meta.dirname, '..');
const levels = ['error', 'warn', 'info', 'log'] as const;
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe.each(registry.types)('%s', (type) => {
  const examples = examplesOf(type);
  const sampledExamples = gateShare(
    examples,
    0.4,
    ({ name }) => `${type} ${name}`,
    () => ['any'],
  );

  it('[CARD-2] has examples, each named once, that show every form it has', () => {
    const titles = examples.map(({ name }) => name);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).toEqual([...new Set(titles)]);
    const names = variantsOf(root, type);
    const shown = examples.map(({ props }) => writtenProps(type, props));
    for (const [prop, variants] of Object.entries(registry.get(type)?.variants ?? {})) {
      expect(variants.folder).toBe(`${type}/${prop === 'variant' ? 'forms' : `${prop}s`}`);
      expect([...new Set(shown.map((props) => props[prop]))].sort()).toEqual([...(names[prop] ?? [])].sort());
    }
  });

  it.each(sampledExamples.map((example) => [example.name, example] as const))(
    '[CARD-1] [CARD-2] is valid, served and hydrated: %s',
    async (_, example) => {
      const rendered = await renderExample(type, example);
      expectCleanMarkup(rendered.served);
      const main = screen.getByRole('main');
      for (const words of example.says ?? [])
        expect((await within(main).findAllByText(words)).length, words).toBeGreaterThan(0);
      for (const [role, name] of example.expects ?? [])
        expect(
          (await within(main).findAllByRole(role, { name: (found) => squeezed(found) === squeezed(name) })).length,
          `${role} ${name}`,
        ).toBeGreaterThan(0);
      if (example.isEmpty) expect(main.textContent).toBe('');
      expectCleanMarkup(rendered.container);
      expectQuiet(rendered);
      if (!example.isWaiting)
        expect(declaredReads(type, example), 'reads that index.ts declares').toEqual(
          (example.content ?? []).map(([request]) => contentKey(request)).sort(),
        );
      expect(rendered.waitingFor.length > 0, `reads without an answer: ${rendered.waitingFor.join(', ')}`).toBe(
        example.isWaiting ?? false,
      );
    },
  );
});

/** What the widget's declaration asks ahead, so that nothing on a served page is still on its way. */
function declaredReads(type: string, { props }: WidgetExample<object>): readonly string[] {
  return [
    ...new Set(
      contentRequestsOf([{ id: 'example', type, props: writtenProps(type, props) }], registry).map(contentKey),
    ),
  ].sort();
}

/** Without styles jsdom knows no blocks, so a name out of several parts has no spaces between them. */
function squeezed(name: string): string {
  return name.replace(/\s/g, '');
}

/**
 * What holds for every page: no inline style (the policy blocks it), ids once, pictures with a box, everything named,
 * no bare message key.
 */
function expectCleanMarkup(root: HTMLElement): void {
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  expect(all.filter((element) => element.hasAttribute('style')).map((element) => element.outerHTML)).toEqual([]);
  const ids = all.flatMap(({ id }) => (id ? [id] : []));
  expect(ids).toEqual([...new Set(ids)]);
  const pictures = [...root.querySelectorAll('img')];
  expect(
    pictures
      .filter((picture) => !['width', 'height', 'alt'].every((name) => picture.hasAttribute(name)))
      .map((picture) => picture.outerHTML),
  ).toEqual([]);
  expect(
    [...root.querySelectorAll<HTMLElement>('a, button, summary, [role="button"]')]
      .filter(isNameless)
      .map((element) => element.outerHTML),
  ).toEqual([]);
  expect((root.textContent || '').split(/\s+/).filter((word) => keys.has(word))).toEqual([]);
  expect([...root.querySelectorAll('[data-broken-widget]')]).toEqual([]);
}

/** Whether a control that people reach has neither words, nor a label, nor a picture with words. */
function isNameless(element: HTMLElement): boolean {
  if (element.closest('[aria-hidden="true"], [inert]')) return false;
  if (
    element.getAttribute('aria-label')?.trim() ||
    element.querySelector('img[alt]:not([alt=""]), [role="img"][aria-label]')
  )
    return false;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return (copy.textContent || '').trim() === '';
}

function expectQuiet({ recovered, environment }: RenderedExample): void {
  expect(recovered).toEqual([]);
  expect(environment.reports).toEqual([]);
  expect(said).toEqual([]);
}
