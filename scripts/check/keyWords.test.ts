import { describe, expect, it } from 'vitest';
import { findReplacedKeys } from './keyWords';

describe('keys of messages that are named for words the glossary replaces', () => {
  it.each([
    [{ gameGrid: { paging: { lost: 'Some games couldn’t be loaded.' } } }, 'gameGrid.paging.lost', 'failed'],
    [{ gameStage: { lateTitle: '{name} is slow' } }, 'gameStage.lateTitle', 'slow'],
    [{ preloader: { opening: 'Loading {siteName}' } }, 'preloader.opening', 'loading, creating'],
    [{ deskText: 'Log in to open your bet history.' }, 'deskText', 'account, sports'],
    [{ yourBoard: 'Welcome back' }, 'yourBoard', 'what the text says (odds, account)'],
    [{ error: { beforeGivingWay: 'Wait' } }, 'error.beforeGivingWay', 'before replace, beforeReplace'],
  ])('%j: finds %s', (messages, key, use) => {
    expect(findReplacedKeys(messages)).toEqual([{ key, use }]);
  });

  it('leaves words of the trade, and longer words', () => {
    expect(
      findReplacedKeys({
        betHistory: { state: { lost: 'Lost' } },
        statement: { opening: 'Opening balance' },
        leaderboard: { title: 'Leaderboard' },
        home: { latest: 'Latest' },
      }),
    ).toEqual([]);
  });
});
