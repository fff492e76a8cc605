import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { clearStoredUser, readStoredUser, userStorageKey, writeStoredUser } from './storedUser';

const user = { accountId: 'juan', token: 'abc', fullName: 'Juan', email: 'juan@example.com' };

describe('the stored player', () => {
  it('[STATE-1] comes back as it was kept', () => {
    const { local } = testEnvironment();
    writeStoredUser(local, user);
    expect(readStoredUser(local)).toEqual(user);
    clearStoredUser(local);
    expect(readStoredUser(local)).toBeNull();
  });

  it.each([
    ['no JSON', 'not json'],
    ['cut off', '{"version":1,"user":{"accountId":"juan"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an older version', JSON.stringify({ version: 0, user })],
    ['no user', JSON.stringify({ version: 1 })],
    ['an empty token', JSON.stringify({ version: 1, user: { ...user, token: '' } })],
    ['a number as account', JSON.stringify({ version: 1, user: { ...user, accountId: 7 } })],
    ['a missing name', JSON.stringify({ version: 1, user: { accountId: 'juan', token: 'abc', email: '' } })],
  ])('[STATE-1] is dropped, not trusted, when it is %s', (_, text) => {
    const { local } = testEnvironment();
    local.set(userStorageKey, text);
    expect(readStoredUser(local)).toBeNull();
    expect(local.get(userStorageKey)).toBeNull();
  });
});
