import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { readPage, type PlainElement, type PlainPage } from './element';
import { switchPage } from './switchPage';

const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

/** The same elements as a page shows, in React and its router alone: a layout that stays, and the part of each page. */
function startBare(pages: readonly PlainPage[]): void {
  const paths = new Set(pages.map(({ path }) => path));
  const elementOf = (element: PlainElement, key: number, part: ReactNode): ReactNode => {
    if (typeof element === 'string') return element;
    const { tag, attributes, children } = element;
    if (tag === 'page-part') return part;
    const { style: _, ...plain } = attributes;
    const props = Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [names[name] ?? name, name === 'checked' ? true : value]),
    );
    const inner = children.map((child, index) => elementOf(child, index, part));
    const href = attributes['href'] ?? '';
    return tag === 'a' && paths.has(href)
      ? createElement(Link, { ...props, key, to: href }, ...inner)
      : createElement(tag, { ...props, key }, ...inner);
  };
  const parts = pages.map(({ path, part }) => ({
    path,
    element: createElement(
      'div',
      { 'data-bare': path },
      part.map((child, index) => elementOf(child, index, null)),
    ),
  }));
  const switched = createElement(
    Routes,
    null,
    ...parts.map(({ path, element }) => createElement(Route, { key: path, path, element })),
  );
  const [first] = pages;
  const root = document.getElementById('root');
  if (!first || !root) throw new Error('There is nothing to show.');
  root.replaceChildren();
  createRoot(root).render(createElement(BrowserRouter, null, elementOf(first.layout, 0, switched)));
}

const bench = { readPage, startBare, switchPage };
/** What the measurement calls in its tabs. */
export type BenchInPage = typeof bench;

Object.assign(window, { bench });
