import { expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { embedDocuments } from './embedDocuments';

const scripts = { analytics: 'count()', chat: 'talk()' };
const liveChat = {
  status: true,
  provider: 'parley',
  chatId: 'c1',
  imageId: '',
  script: 'https://chat.parley.example/{chatId}.js?a="b"',
  hosts: ['https://chat.parley.example'],
};

it('[SITE-8] a site has an analytics document without an origin, which runs nothing inline but its own script', () => {
  const [analytics, ...others] = embedDocuments(testSite(), scripts);
  expect(others).toEqual([]);
  expect(analytics?.path).toBe('embed/analytics.html');
  expect(analytics?.headers['Content-Security-Policy']).toMatch(
    /^default-src 'none'; sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; script-src 'sha256-[^']+' blob: https:; connect-src https:; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  );
  expect(analytics?.headers['Content-Security-Policy']).not.toMatch(/allow-same-origin|unsafe-/);
});

it('[SHELL-3] the chat document reaches the hosts of its service and no others', () => {
  const chat = embedDocuments(testSite({ liveChat }), scripts)[1];
  expect(chat?.html).toContain('data-address="https://chat.parley.example/{chatId}.js?a=&quot;b&quot;"');
  const policy = chat?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/chat\.parley\.example;/);
  expect(policy).toContain('connect-src https://chat.parley.example wss://chat.parley.example;');
  expect(policy).not.toContain('allow-same-origin');
});

it('[SHELL-3] a service on the site itself is written as such', () => {
  const chat = embedDocuments(
    testSite({ liveChat: { ...liveChat, script: '/api/chat/{chatId}.js', hosts: ['self'] } }),
    scripts,
  )[1];
  expect(chat?.headers['Content-Security-Policy']).toContain("connect-src 'self';");
});
