import { expect, it } from 'vitest';
import { capabilities } from '../config/capabilities';
import { loadCalls } from './calls';
import { callsOf, groupsInMinorUnits, isOffered } from './capabilities';

it('[CALL-X] every call of ours stands in one group, and none of the specification does', async () => {
  const groups = await Promise.all(Object.values(loadCalls).map((load) => load()));
  const endpoints = groups.flatMap((group) =>
    Object.entries(group as Readonly<Record<string, { readonly origin: string }>>),
  );
  const own = endpoints.filter(([, { origin }]) => origin === 'livery').map(([name]) => name);
  const grouped = Object.values(callsOf).flat() as readonly string[];
  expect([...grouped].sort()).toEqual(own.sort());
  expect(Object.keys(callsOf).sort()).toEqual([...capabilities].sort());
});

it('[CALL-X] each group whose calls need the digits of the currency is known as one, and no other', async () => {
  const loaded = await Promise.all(Object.values(loadCalls).map((load) => load()));
  const endpoints = new Map(loaded.flatMap((group) => Object.entries<object>(group)));
  const needsDigits = (call: string) =>
    Object.values(endpoints.get(call) ?? {}).some(
      (part) => typeof part === 'function' && /site\.currency(?!\.code)/.test(String(part)),
    );
  expect(capabilities.filter((group) => callsOf[group].some(needsDigits)).sort()).toEqual(
    [...groupsInMinorUnits].sort(),
  );
});

it('[CALL-X] a platform that says nothing offers every call; one that offers no group still has those of the specification', () => {
  expect([
    isOffered('deposit', undefined),
    isOffered('deposit', ['games']),
    isOffered('games', ['games']),
    isOffered('hotGames', []),
  ]).toEqual([true, false, true, true]);
});
