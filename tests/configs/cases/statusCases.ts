import type { BadConfig } from '../badConfig';

const session = 'site-configs/platform/session.json';
const failures = 'site-configs/platform/failures.json';
const ending = (word: string) => ({ [session]: [['"sessionExpired"', `"sessionExpired",\n    "${word}"`]] }) as const;

/** Messages of the API that would end every session, or hide what failed. */
export const statusCases: readonly BadConfig[] = [
  ...['OK', 'Success', ' active', '1'].map((word): BadConfig => ({
    title: `[ERR-1] the answer ${JSON.stringify(word)}, which says that all is well, among those that end a session`,
    files: ending(word),
    expected: [
      `${session}:5:5  expiredMessages[1]: "${word}" says that all is well: each call that is answered so would sign the player out. Take it out, or write the message of a failure.  [status-message-misused]`,
    ],
  })),
  {
    title: '[ERR-1] an empty answer among those that end a session',
    files: ending(''),
    expected: [`${session}:5:5  expiredMessages[1]: The text is empty. Fill it in or leave the key out.  [value-size]`],
  },
  {
    title: '[ERR-4] a lost connection among what ends a session',
    files: ending('disconnect'),
    expected: [
      `${session}:5:5  expiredMessages[1]: "disconnect" is what a call without an answer is called ("network.report" in ${failures}), so each lost connection would sign the player out. Take it out of one of the two.  [status-message-misused]`,
    ],
  },
  {
    title: '[ERR-4] a lost connection called by a word of success',
    files: { [failures]: [['"statusCode": -503,\n      "statusMessage": "serviceUnavailable"', '"statusCode": -503,\n      "statusMessage": "OK"']] },
    expected: [
      `${failures}:18:24  network.service.statusMessage: "OK" says that all is well: no failure may be called so. Take it out, or write the message of a failure.  [status-message-misused]`,
    ],
  },
  {
    title: '[ERR-2] a message that ends the session among those that are only logged',
    files: { [failures]: [['"loggedMessages": [', '"loggedMessages": [\n    "sessionExpired",']] },
    expected: [
      `${failures}:5:5  loggedMessages[0]: "sessionExpired" ends the session ("expiredMessages" in ${session}), so it is never only logged. Take it out of one of the two.  [status-message-misused]`,
    ],
  },
  ...['', 'slots'].map((key): BadConfig => ({
    title: `[I18N-1] "${key}" in the place of a language, told there and not at a page of this address`,
    files: { 'site-configs/platform/locales.json': [['"VI": {', `"${key}": {`]] },
    expected: [
      `site-configs/platform/locales.json:14:5  locales${key === '' ? '[""]' : '.slots'}: "${key}" is not a key here. One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.  [key-unknown]`,
    ],
  })),
];
