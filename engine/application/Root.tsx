import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { CurrentRoute } from '../routing/CurrentRoute';
import { Lifecycle } from './Lifecycle';
import { PageLayout } from '../render/PageLayout';

/** The frame of every application: address → route → layout and page. */
export function Root({ location }: { readonly location?: string }) {
  const content = (
    <CurrentRoute>
      <Lifecycle />
      <PageLayout />
    </CurrentRoute>
  );
  return location === undefined ? <BrowserRouter>{content}</BrowserRouter> : <StaticRouter location={location}>{content}</StaticRouter>;
}
