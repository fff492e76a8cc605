import { describe, expect, it } from 'vitest';
import { createGapTest } from './gapTest';
import { mainParts } from './parts';
import { selectorsOf } from './selectors';
import { isBlock, readRules } from './styleRules';

const html =
  '<div data-page="home"><main data-region="main"><h1></h1><section class="a"></section><section class="b"></section></main></div>';

/** Which gaps of the stack a sheet leaves free. */
const freeIn = (css: string) => {
  const stack = mainParts(html);
  const main = stack[0]?.parent;
  const around = [main, main?.parent].flatMap((element) => (element ? [element] : []));
  const isFree = createGapTest(readRules(css).flatMap((rule) => (isBlock(rule) ? selectorsOf(rule.prelude) : [])));
  return stack.flatMap((_, index) => (isFree({ stack, index, around }) ? [index] : []));
};

describe('a gap between parts of a page', () => {
  it.each([
    ['nothing tells its neighbours by each other', '.a>.b{top:0}ul li+li{top:0}', [0, 1, 2]],
    ['a part does not stand beside the named one', 'main>.a+.b{top:0}', [0, 1]],
    ['no part takes what fills it for a neighbour', 'main>:not(h1)+*{top:0}', []],
    ['what fills it is left out', 'main>:not(h1, link)+*{top:0}', [0, 1]],
    ['the page is another one', '[data-page="faqs"] main>*+*{top:0}', [0, 1, 2]],
    ['the page is none of those that are left out', '[data-page]:not([data-page="home"]) main>*+*{top:0}', [0, 1, 2]],
    ['what stands first is not told', 'main>:first-child{top:0}', [1, 2]],
    ['parts are not counted from the start', 'main>section:nth-child(even){top:0}', []],
    ['parts are not counted from the end', 'main>.a:nth-last-child(2){top:0}', [0, 1]],
    ['parts behind others are not counted', 'main>.a~.b:nth-child(3){top:0}', []],
    ['only sections are counted', 'main>:nth-child(2 of :is(section, nav)){top:0}', [0, 1, 2]],
    ['what fills it is counted, too', 'main>:nth-child(2 of :not(h1)){top:0}', []],
    ['what fills it is not counted', 'main>.a~.b:nth-child(3 of :not(link)){top:0}', [0, 1, 2]],
    ['beside what is counted no part loses its neighbour', 'main>:nth-child(2 of section)+.b{top:0}', [0, 1]],
    ['others are counted', 'main>ul>:nth-child(2){top:0}', [0, 1, 2]],
  ])('is free where %s', (_, css, gaps) => expect(freeIn(css)).toEqual(gaps));
});
