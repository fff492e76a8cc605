/** The only door for widgets and templates. Styles have their own: `engine/theme`. */
export { createApplication, type RunningApplication } from './application/createApplication';
export { createTemplateStyles, type TemplateStyle, type TemplateStyles } from './application/templateStyles';
export { useStores } from './application/ApplicationContext';
export { useErrorMessage } from './application/useErrorMessage';
export { useFormat } from './application/useFormat';
export { useNow } from './application/useNow';
export { useCategories, useMenuLinks, type CategoryLink, type MenuLink } from './application/useMenus';
export { useMessages, useText } from './application/useText';

export { createBrowserEnvironment } from './browserEnvironment';
export { createServerEnvironment } from './serverEnvironment';
export type { Environment } from './environment';

export { contentRequestsOf, createRegistry, modulesOf, nodesOf, type Registry } from './render/registry';
export { viewportRules } from './render/conditions';
export type { ExampleContent, WidgetExample } from './render/example';
export { defineVariants, defineWidget, type NodeHandle, type Variants, type WidgetDeclaration, type WidgetProps } from './render/widget';
export { useVariant } from './render/Nodes';
export { useHydrated } from './render/useHydrated';

export { RouteLink, type RouteLinkProps } from './routing/RouteLink';
export { useRoute, type CurrentRouteValue } from './routing/CurrentRoute';
export { payloadAddress, readAddress, writeAddress } from './routing/address';

export { contentKey, contentRequest, type ContentRequest } from './stores/contentRequest';
export type { ContentSnapshot, DocumentPayload, MessageSlice, PagePayload } from './stores/payload';
export { favouriteKey } from './stores/favouritesStore';
export { userStorageKey } from './stores/storedUser';
export { useContent, useDeferredContent, type Content } from './stores/useContent';

export { messageSlice, type MessageCatalogue } from './i18n/messageSlice';
export type { Format, OddsFormat } from './i18n/format';

export { Button, ButtonLink, type ButtonKind } from './ui/Button';
export { FavouriteButton } from './ui/FavouriteButton';
export { GamePicture, pictureSizes, type PictureShape } from './ui/GamePicture';
export { Field, type FieldProps } from './ui/Field';
export { Icon } from './ui/Icon';
export type { IconName } from './ui/icons/iconNames';
export { Logo } from './ui/Logo';
export { Paginator, type PaginatorProps } from './ui/Paginator';
export { Mark } from './ui/Mark';
export { Picture, type PictureProps } from './ui/Picture';
export { PlayLink } from './ui/PlayLink';
export { SanitizedHtml } from './ui/SanitizedHtml';
export { allowedHtml } from './ui/sanitizer';
export { ScrollRow, type ScrollRowProps } from './ui/ScrollRow';
export { SectionHeading, type SectionHeadingProps } from './ui/SectionHeading';
export { Select, type SelectProps } from './ui/Select';
export { Skeleton } from './ui/Skeleton';

export { sumOf } from './api/decimal';
export * from './api/models';
export type { Action, ColorName, CompiledLocale, CompiledNode, CompiledPage, CompiledSite, LocaleCode, Text } from './config/compiled';
