import type {
  AnnouncementsAnswer,
  PartnersAnswer,
  RecentTransactionsAnswer,
  ReferralAnswer,
  SocialAccountsAnswer,
} from '../../../schemas/generated/api';
import { urlOf } from '../../config/urlOf';
import { decimalOf } from '../decimal';
import { present } from '../endpoint';
import { readFlag } from '../readers/readFlag';
import { safeAddress } from '../readers/safeAddress';
import type { Announcement, FeedPayment, Partner, SocialAccount } from '../siteModels';

/** An account of the operator in a social network or messenger. */
export function socialAccountOf({ type, account, link }: SocialAccountsAnswer['accountList'][number]): SocialAccount {
  return { type, link, ...present({ account }) };
}

/** A partner, without a name called by the host of its address; none where it has neither. */
export function partnerOf({
  href,
  img_url = '',
  partner_name = '',
}: PartnersAnswer['partners'][number]): readonly Partner[] {
  const name = partner_name.trim() || hostOf(href);
  return name === '' ? [] : [{ name, href, image: img_url }];
}

/** The host of an address of the web, without `www.`; empty for any other. */
function hostOf(address: string): string {
  return urlOf(safeAddress(address) ?? '')?.hostname.replace(/^www\./, '') ?? '';
}

/** A payment of another player for the feed, the amount as an exact decimal. */
export function feedPaymentOf({
  account_id,
  amount,
  date,
}: NonNullable<RecentTransactionsAnswer['deposits']>[number]): FeedPayment {
  return { player: account_id, amount: decimalOf(amount), at: date };
}

/** An announcement; picture, route and date are absent where the platform leaves them out. */
export function announcementOf({
  id,
  title,
  text,
  img_url,
  route,
  date,
}: AnnouncementsAnswer['value'][number]): Announcement {
  return { id, title, text, ...present({ image: img_url, route, at: date }) };
}

/** The setting in any way that platforms write a switch; null where nothing is said. */
export function switchOf(value: ReferralAnswer['value'][number]['setting_value'] | undefined): boolean | null {
  return value === '' ? null : readFlag(value);
}
