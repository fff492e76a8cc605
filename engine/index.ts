/** The only public entry point for widgets and templates. Styles have their own: `engine/theme`. */
export { createApplication, type RunningApplication } from './composition/createApplication';
export { createTemplateStyles } from './application/templateStyles';
export type { TemplateStyle, TemplateStyles } from './context/services';
export { useClock, useStores } from './context/ApplicationContext';
export { useErrorMessage } from './context/useErrorMessage';
export { useFormat } from './context/useFormat';
export { useReloadBlocker } from './context/useReloadBlocker';
export { useMedia } from './context/useMedia';
export { useElapsed, useNow } from './context/useNow';
export { useCategories, useMenuLinks, useMenus, type CategoryLink, type MenuLink } from './application/useMenus';
export { useMessages, useText } from './context/useText';
export { usePolling } from './context/usePolling';

export { ownValue } from './config/ownValue';

export { createBrowserEnvironment } from './browserEnvironment';
export { createServerEnvironment } from './serverEnvironment';
export type { Environment } from './environment';

export { createModules, type Modules, type ModuleTable } from './registry/modules';
export {
  contentRequestsOf,
  createLazyRegistry,
  createRegistry,
  loadRegistry,
  modulesOf,
  nodesOf,
  treeOf,
  type Registry,
} from './registry/registry';
export { viewportRules } from './render/conditions';
export type { ExampleContent, WidgetExample } from './registry/example';
export {
  defineVariants,
  defineWidget,
  type NodeHandle,
  type Variants,
  type WidgetDeclaration,
  type WidgetProps,
} from './registry/widget';
export { Boundary } from './render/Boundary';
export { lazyPart } from './render/lazyPart';
export { useVariant } from './render/Nodes';
export { LazyHydrate } from './render/LazyHydrate';
export { useFilledBefore } from './hydration/useFilledBefore';
export { useHydrated } from './hydration/useHydrated';

export { isPlainPress } from './routing/isPlainPress';
export { RouteLink, type RouteLinkProps } from './routing/RouteLink';
export { pageIn } from './routing/pageIn';
export { useQuery } from './routing/useQuery';
export { useRoute, type CurrentRouteValue } from './routing/CurrentRoute';
export { useLocale } from './context/currentLocale';
export { useLoginReturn, useWantedPath } from './shell/useLoginReturn';
export { useGoBack } from './routing/useGoBack';
export { useSubject } from './routing/useSubject';
export { payloadAddress, readAddress, writeAddress } from './routing/address';

export { useAnnouncements } from './shell/useAnnouncements';
export { useClosable } from './shell/useClosable';
export { useConfirm, useQuestion, type Question } from './shell/useConfirm';
export { useModals, type Modals } from './shell/useModals';

export { useOddsPolling, useSports } from './sports/useSports';
export { useGameLaunch, type GameLaunchView } from './play/useGameLaunch';
export type { LaunchState, WantedGame } from './play/gameLaunch';

export { contentKey, contentRequest, type ContentRequest } from './stores/contentRequest';
export type { ContentSnapshot, DocumentPayload, ModalPayload, PagePayload } from './stores/payload';
export { favouriteKey } from './stores/favouritesStore';
export type { SessionEnd } from './stores/sessionState';
export { userStorageKey, type NewPlayer } from './stores/player';
export { useContent, type Content } from './context/useContent';

export type { GameList, ListPlace } from './games/gameList';
export { rememberGame, type RecentGame } from './games/recentGames';
export { searchTitles } from './games/titleSearch';
export { useGameList } from './games/useGameList';
export { useRecentGames } from './games/useRecentGames';

export { messageSlice, modalSlice, type MessageCatalogue, type MessageSlice, type SaidBy } from './i18n/messageSlice';
export type { Format } from './i18n/format';
export { dateFormat, listOf, numberFormat } from './i18n/intl';
export { currencySign } from './i18n/money';
export { signedMoney } from './i18n/signedMoney';

export type { CompiledForm, WithForms } from './config/form/compiledForm';
export { FormView, type FormViewProps } from './forms/FormView';
export type { FormData, FormOption } from './forms/outcome';
export { useFailureText } from './context/useFailureText';

export { useClaims, type Claims } from './club/useClaims';
export { useMissing } from './club/useMissing';
export { useRewardWords } from './club/useRewardWords';
export { elapsedText } from './safety/elapsedText';
export { usePlayClock } from './safety/usePlayClock';
export { VipBars } from './club/VipBars';

export { Button, ButtonLink, type ButtonKind } from './ui/Button';
export { FavouriteButton } from './ui/FavouriteButton';
export { GamePicture, pictureSizes, type PictureShape } from './ui/GamePicture';
export { Field, type FieldProps } from './ui/Field';
export { QrCode } from './ui/QrCode';
export { QrDrawing } from './ui/QrDrawing';
export { Badge, type BadgeTone } from './ui/Badge';
export { useRecordsDownload } from './application/useRecordsDownload';
export { instantsOf, readDateRange, type DateRange } from './application/dateRange';
export { useRecordQuery } from './application/useRecordQuery';
export { Burst } from './ui/Burst';
export { CopyButton } from './ui/CopyButton';
export { RecordFilters } from './ui/RecordFilters';
export { FilterBar, FilterSelect } from './ui/FilterBar';
export { EmptyState } from './ui/EmptyState';
export { FailedState } from './ui/FailedState';
export { focusFilters } from './ui/focusFilters';
export { useReturnFocus } from './ui/useReturnFocus';
export { Records } from './ui/Records';
export { RecordTable, type RecordColumn } from './ui/RecordTable';
export { dateColumn, stateColumn } from './ui/recordColumns';
export { useApi, usePlayerRead, type PlayerRead } from './context/usePlayerRead';
export { useMoments } from './context/useMoments';
export { durationText } from './money/durationText';
export { feeText } from './money/feeText';
export { MoneyLines, type MoneyLine } from './money/MoneyLines';
export { OpenIntent } from './money/OpenIntent';
export { OpenPayment } from './money/OpenPayment';
export { PaymentView, paymentInAddress } from './money/PaymentView';
export { useIntentPlace } from './money/useIntentPlace';
export { usePaymentPlace } from './forms/usePaymentPlace';
export { useMoneyIntent, type MoneyIntentHandle } from './money/useMoneyIntent';
export type { MoneyCall, MoneyParams, MoneyView } from './money/moneyCalls';
export { Icon } from './ui/Icon';
export type { IconName } from './ui/icons/iconNames';
export { Logo } from './ui/Logo';
export { Paginator, type PaginatorProps } from './ui/Paginator';
export { Mark } from './ui/Mark';
export { Numeral } from './ui/Numeral';
export { ProviderLogo } from './ui/ProviderLogo';
export { Picture, type PictureProps } from './ui/Picture';
export { pictureAt } from './ui/pictureAt';
export { PlayLink } from './games/PlayLink';
export { SanitizedHtml } from './ui/SanitizedHtml';
export { allowedHtml, guardAddresses } from './ui/sanitizer';
export { ensurePopovers } from './shell/ensurePopovers';
export { closeDialog, closePopover, openDialog, openPopover, matchesMedia, watchSize, watchView } from './abilities';
export { canAnimate, lettersOf } from './rareAbilities';
export { drawnPictureOf } from './config/standIns';
export { safeAddress } from './api/readers/safeAddress';
export { SectionHeading, type SectionHeadingProps } from './ui/SectionHeading';
export { Select, type SelectProps } from './ui/Select';
export { Skeleton } from './ui/Skeleton';
export { Sums } from './ui/Sums';
export { StopButton } from './ui/StopButton';
export { WallCell, type WallCellProps } from './ui/WallCell';
export { useListAnimation } from './ui/useListAnimation';

export { sumOf, type Decimal } from './api/decimal';
export { isLess, isZero, negated } from './config/decimal';
export { isWhole } from './api/isWhole';
export * from './api/gameModels';
export type * from './api/lobbyModels';
export type * from './api/sportModels';
export type * from './api/contentModels';
export type * from './api/startupModels';
export type * from './api/sessionModels';
export { facetNames, type FacetName, type GameFacet } from './api/gameFacets';
export type * from './api/clubModels';
export type {
  CodeSent,
  InboxMessage,
  InboxReward,
  MinigameRound,
  PlayerMission,
  Prize,
  Rewarded,
  Wheel,
} from './api/playerModels';
export type { Announcement, NewsItem, NewsPage, SocialAccount } from './api/siteModels';
export type { CallFailure, Result } from './api/result';
export type {
  ColorName,
  CompiledLocale,
  CompiledNode,
  CompiledPage,
  CompiledSite,
  LocaleCode,
  Text,
} from './config/compiled';
export type { Action } from './config/compiledActions';
export { useLiveChat } from './integrations/useLiveChat';
export type * from './api/walletModels';
export type { ApiClient } from './api/client';
export type { CallModel, CallName, CallParams } from './api/calls';
