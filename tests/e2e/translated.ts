import type { Page } from '@playwright/test';

/**
 * Lets pages that are opened after this be translated as browsers do it: every text, now and whenever one comes, moves
 * into two elements of its own, but for what says `translate="no"`. Returns what went wrong inside the pages, so far.
 */
export async function translatePages(page: Page): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on(
    'console',
    (message) => message.type() === 'error' && message.text().startsWith('Livery:') && errors.push(message.text()),
  );
  await page.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        const parent = text.parentElement;
        if (
          !parent ||
          text.data.trim() === '' ||
          parent.closest('font, script, style, template, svg, noscript, textarea, option, title, [translate=no]')
        )
          continue;
        const html = 'http://www.w3.org/1999/xhtml';
        const [outer, inner] = [document.createElementNS(html, 'font'), document.createElementNS(html, 'font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    addEventListener('livery:ready', () => {
      translate(document.body);
      document.documentElement.dataset['translated'] = '';
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach(translate);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  return errors;
}
