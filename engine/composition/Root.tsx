import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { PageLayout } from '../render/PageLayout';
import { SkipLink } from '../render/SkipLink';
import { FloatingShell } from '../shell/FloatingShell';
import { ModalFrame } from '../shell/ModalFrame';
import { CurrentRoute } from '../routing/CurrentRoute';
import { OutsideRegion } from '../integrations/OutsideRegion';
import { Lifecycle } from './Lifecycle';
import { NoticeRegion } from './NoticeRegion';

/** The root of every application: address → route → layout and page. On the server `location` is the address. */
export function Root({ location }: { readonly location: string | undefined }) {
  const content = (
    <CurrentRoute>
      <SkipLink />
      <PageLayout />
      <NoticeRegion />
      <FloatingShell />
      <ModalFrame />
      <Lifecycle />
      <OutsideRegion />
    </CurrentRoute>
  );
  return location === undefined ? (
    <BrowserRouter>{content}</BrowserRouter>
  ) : (
    <StaticRouter location={location}>{content}</StaticRouter>
  );
}
