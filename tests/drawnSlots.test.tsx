import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WidgetExample } from '../engine';
import { drawnSlots } from '../engine/config/drawnSlots';
import { slotsOf } from '../scripts/config/slots';
import { registry } from '../widgets';
import { renderExample } from './fixtures/renderExample';
import { examplesOf } from './fixtures/widgetExamples';
import { writtenProps } from './fixtures/writtenProps';
import { gateShare } from './gateShare';

const root = join(import.meta.dirname, '..');
const withSlots = registry.types
  .map((type) => ({ type, ...slotsOf(root, type) }))
  .filter(({ slots }) => slots.length > 0);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const wordsIn = (slot: string) => `What stands in ${slot}`;

/** Words in every slot of a widget, whatever its example has there. */
function filled(slots: readonly string[]): NonNullable<WidgetExample<object>['slots']> {
  return Object.fromEntries(
    slots.map((slot) => [slot, [{ id: `in-${slot}`, type: 'text', props: { text: { EN: wordsIn(slot) }, as: 'p' } }]]),
  );
}

/** The slots whose words stand in a place that nobody has to open. */
function seenIn(container: HTMLElement, slots: readonly string[]): string[] {
  const open = [...container.querySelectorAll('p')].filter(
    (element) => element.closest('[hidden], [popover], details:not([open]), dialog:not([open])') === null,
  );
  return slots.filter((slot) => open.some(({ textContent }) => textContent === wordsIn(slot)));
}

describe.each(withSlots)('$type', ({ type, slots, slotRules = {} }) => {
  // Each form in each of its states: with content, without, and while it is on its way.
  const examples = examplesOf(type).map((example) => ({ example, props: writtenProps(type, example.props) }));

  const sampled = gateShare(
    examples,
    0.3,
    ({ example: { name } }) => `${type} ${name}`,
    ({ props }) => [`${String(props['variant'])} ${String(props['arrangement'])}`],
  );

  it.each(sampled.map(({ example, props }) => [example.name, example, props] as const))(
    '[CARD-2] [CARD-5] draws the slots that its schema says: %s',
    async (_, { isEmpty, ...example }, props) => {
      const { container } = await renderExample(type, { ...example, slots: filled(slots) });
      const said = drawnSlots({ slots, slotRules }, props);
      const always = said.filter((slot) => slotRules[slot]?.while === undefined);
      const seen = seenIn(container, slots);
      // What always shows does so before the widget's own reads are answered, too.
      if (always.length > 0 && example.content) {
        const bare = await renderExample(type, { ...example, content: [], slots: filled(slots) });
        expect(seenIn(bare.container, always), 'always drawn, also without content: say "while" where not').toEqual(
          always,
        );
      }
      expect(
        always.filter((slot) => !seen.includes(slot)),
        `not drawn in ${JSON.stringify(props['variant'])}: leave it out of "where", or say "while"`,
      ).toEqual([]);
      if (isEmpty || example.isWaiting) return;
      expect(
        seen.filter((slot) => !said.includes(slot)),
        `drawn in ${JSON.stringify(props['variant'])}: write it in "where" of the slot`,
      ).toEqual([]);
      // What a form opens is there before somebody opens it.
      const ofForm = said.filter((slot) => slotRules[slot]?.where?.['variant'] !== undefined);
      expect(
        ofForm.filter((slot) => !container.textContent.includes(wordsIn(slot))),
        `not in ${JSON.stringify(props['variant'])}: leave it out of "where"`,
      ).toEqual([]);
    },
  );

  it('[CARD-5] says "where" with variants that there are', () => {
    const variants = Object.values(slotRules).flatMap(({ where = {} }) =>
      Object.entries(where).flatMap(([prop, words]) => words.map((word) => ({ prop, word }))),
    );
    const shown = new Set(
      examples.flatMap(({ props }) => Object.entries(props).map(([prop, value]) => `${prop} ${String(value)}`)),
    );
    expect(variants.filter(({ prop, word }) => !shown.has(`${prop} ${word}`))).toEqual([]);
  });
});
