import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import type { CompiledSite, LocaleCode } from '../../engine/config/compiled';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const nodes = [node('cms-page', { page: 'privacy' })];
const unused = { en_body: 'x', local_body: 'x', status: true };
const locales: CompiledSite['locales'] = {
  default: 'PHP',
  enabled: [
    { code: 'PHP', lang: 'fil', date: 'en', prefix: '', name: 'Filipino' },
    { code: 'EN', lang: 'en', date: 'en', prefix: 'en', name: 'English' },
  ],
};

/** The platform's answer for a page in a language of a site whose own language is Filipino. */
function answered(privacy: object, locale: LocaleCode) {
  const cms = { about_us: unused, privacy_policy: privacy, responsible_gaming: unused, banking: unused, faqs: unused };
  const environment = testEnvironment({
    fetch: (url) =>
      url === '/api/settings/siteinfodetail'
        ? Promise.resolve(jsonResponse({ statusCode: 1, cms }))
        : new Promise(() => undefined),
  });
  return renderPage({ nodes, environment, locale, site: { locales }, address: locale === 'EN' ? '/en' : '/' });
}

describe('CmsPage', () => {
  it.each<[string, LocaleCode, string, object]>([
    [
      'the local body in the site’s own language',
      'PHP',
      'Patakaran',
      { en_body: '<p>Policy</p>', local_body: '<p>Patakaran</p>', status: true },
    ],
    [
      'English in another language',
      'EN',
      'Policy',
      { en_body: '<p>Policy</p>', local_body: '<p>Patakaran</p>', status: true },
    ],
    [
      'English where there is no local body',
      'PHP',
      'Policy',
      { en_body: '<p>Policy</p>', local_body: '', status: true },
    ],
    [
      'English where the local body has no words',
      'PHP',
      'Policy',
      { en_body: '<p>Policy</p>', local_body: '<p>&nbsp;</p>\n<p><br></p>', status: true },
    ],
  ])('[SITE-6] shows %s', async (_, locale, words, privacy) => {
    await answered(privacy, locale);
    await waitFor(() => expect(screen.getByRole('main').textContent).toBe(words));
    expect(screen.getByText(words).closest('[lang]')?.getAttribute('lang')).toBe(
      words === 'Policy' && locale === 'PHP' ? 'en' : screen.getByRole('main').closest('[lang]')?.getAttribute('lang'),
    );
  });

  it('[SITE-6] says that there is nothing while the operator has not published it', async () => {
    await answered({ en_body: '<p>Draft</p>', local_body: '', status: false }, 'EN');
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toBe('This page is empty. Please contact support.'),
    );
  });

  it.each([
    ['scripts', '<p>Words</p><script>document.title = "owned"</script>', '<p>Words</p>'],
    ['handlers', '<img src="/x.png" alt="A picture" onerror="alert(1)">', '<img src="/x.png" alt="A picture">'],
    ['inline styles', '<p style="position:fixed">Words</p>', '<p>Words</p>'],
    ['style sheets', '<style>body{display:none}</style><p>Words</p>', '<p>Words</p>'],
    ['javascript: links', '<a href="javascript:alert(1)">Press</a>', '<a>Press</a>'],
    ['javascript: links in disguise', '<a href="&#106;ava\tscript:alert(1)">Press</a>', '<a>Press</a>'],
    ['data: links', '<a href="data:text/html,<script>alert(1)</script>">Press</a>', '<a>Press</a>'],
    ['frames', '<iframe src="https://elsewhere.example"></iframe><p>Words</p>', '<p>Words</p>'],
    ['forms', '<form action="https://elsewhere.example"><input name="password"><p>Words</p></form>', '<p>Words</p>'],
    ['vector scripts', '<svg><script>alert(1)</script></svg><p>Words</p>', '<p>Words</p>'],
    ['marks for scripts', '<p id="main" class="hidden" data-part="dock">Words</p>', '<p>Words</p>'],
  ])('[SITE-6] removes %s and keeps the words', async (_, html, clean) => {
    await act(async () => {
      await import('dompurify');
    });
    await renderPage({
      nodes,
      environment: quietEnvironment(),
      content: [[contentRequest('cms', { name: 'privacy' }), { name: 'privacy', html, isLocal: true }]],
    });
    await waitFor(() => expect(screen.getByRole('main').firstElementChild?.innerHTML).toBe(clean));
  });

  it('[SITE-6] keeps prose, lists, tables and links of this site', async () => {
    const html =
      '<h2>Title</h2><ul><li>One</li></ul><table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table><p><a href="/banking" title="More">Banking</a></p>';
    await renderPage({
      nodes,
      environment: quietEnvironment(),
      content: [[contentRequest('cms', { name: 'privacy' }), { name: 'privacy', html, isLocal: true }]],
    });
    await waitFor(() =>
      expect(screen.getByRole('main').firstElementChild?.innerHTML).toBe(html.replace('<h2>', '<h2 id="s-title">')),
    );
  });
});
