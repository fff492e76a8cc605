import { expect, it } from 'vitest';
import { createFieldBus, type FieldEvent } from './fieldBus';

const vital = (name: string, value: number) => ({ kind: 'vital', name, value, rating: 'good' }) as const;
const fault = (message: string) => ({ kind: 'fault', context: 'page', message, places: [] }) as const;

function busWith(allowed = { is: true }) {
  const sent: (readonly FieldEvent[])[] = [];
  return {
    allowed,
    sent,
    bus: createFieldBus(
      () => allowed.is,
      (events) => sent.push(events),
    ),
  };
}

it('hands over what came, once; the latest of a figure counts', () => {
  const { bus, sent } = busWith();
  bus.publish(vital('CLS', 0.1));
  bus.publish(vital('LCP', 900));
  bus.publish(vital('CLS', 0.2));
  bus.flush();
  bus.flush();
  expect(sent).toEqual([[vital('CLS', 0.2), vital('LCP', 900)]]);
});

it('tells a fault once, and of twenty at most', () => {
  const { bus, sent } = busWith();
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 30; index += 1) bus.publish(fault(`fault ${index}`));
    bus.flush();
  }
  expect(sent.map((events) => events.length)).toEqual([20]);
});

it('takes nothing and sends nothing without consent, and drops what waits when it is taken back', () => {
  const { bus, sent, allowed } = busWith({ is: false });
  bus.publish(vital('LCP', 900));
  allowed.is = true;
  bus.flush();
  bus.publish(vital('CLS', 0));
  allowed.is = false;
  bus.flush();
  allowed.is = true;
  bus.flush();
  expect(sent).toEqual([]);
});
