import type {
  AdVisitAnswer,
  AdVisitRequest,
  AnalyticsAnswer,
  AnalyticsRequest,
  AnnouncementsAnswer,
  AnnouncementsRequest,
  NewsAnswer,
  NewsRequest,
  PartnersAnswer,
  PartnersRequest,
  RecentTransactionsAnswer,
  RecentTransactionsRequest,
  ReferralAnswer,
  ReferralRequest,
  SocialAccountsAnswer,
  SocialAccountsRequest,
} from '../../../schemas/generated/api';
import { iso } from '../clock';
import type { Figures } from '../figures';
import { depositsOf, withdrawalsOf } from '../feeds';
import { operatorPicture } from '../pictures';
import { readDataFile } from '../dataFile';
import type { PictureSource, Words } from '../siteData';
import { say, type SandboxCall } from './call';

interface NewsData {
  readonly id: string;
  readonly title: Words;
  readonly text: Words;
  readonly scene: Extract<PictureSource, { readonly scene: unknown }>['scene'];
  readonly route?: string;
  readonly figures?: Figures;
  /** Seconds before the sandbox's start. */
  readonly age: number;
}

const siteText = readDataFile('site.json') as {
  readonly social: readonly { readonly type: string; readonly host: string }[];
  readonly partners: readonly { readonly code: string; readonly name: string }[];
  readonly announcements: readonly NewsData[];
  readonly news: readonly NewsData[];
};

/** What a site says of itself beside its pages. */
export const siteHandlers = {
  socialAccounts({ served: { site } }: SandboxCall<SocialAccountsRequest>): SocialAccountsAnswer {
    const account = site.domain.split('.')[0]?.replaceAll('-', '') ?? '';
    return {
      statusCode: 1,
      accountList: siteText.social.map(({ type, host }) => ({ type, account, link: `https://${host}/${account}` })),
    };
  },
  analytics({ served: { site } }: SandboxCall<AnalyticsRequest>): AnalyticsAnswer {
    return {
      statusCode: 1,
      value: [
        {
          section: 'HEAD',
          script: `window.harvest = window.harvest || []; window.harvest.push(['site', '${site.externalId}']);`,
        },
        { section: 'BODY', script: "window.harvest.push(['page', document.location.hash]);" },
      ],
    };
  },
  adVisit({ world, body }: SandboxCall<AdVisitRequest>): AdVisitAnswer {
    world.adVisits.push(body);
    return { statusCode: 1 };
  },
  partners({ served: { site } }: SandboxCall<PartnersRequest>): PartnersAnswer {
    const partners = site.features.partners ? siteText.partners : [];
    return {
      statusCode: 1,
      partners: partners.map(({ code, name }) => ({
        href: `https://${code}.example/`,
        img_url: `/api/art/partners/${code}.svg`,
        partner_name: name,
      })),
    };
  },
  recentTransactions({ world, served: { data } }: SandboxCall<RecentTransactionsRequest>): RecentTransactionsAnswer {
    const wire = ({ player, amount, at }: ReturnType<typeof withdrawalsOf>[number]) => ({
      account_id: player,
      amount,
      date: iso(at),
    });
    return {
      statusCode: 1,
      deposits: depositsOf(world, data).map(wire),
      withdrawals: withdrawalsOf(world, data).map(wire),
    };
  },
  announcements(call: SandboxCall<AnnouncementsRequest>): AnnouncementsAnswer {
    const { world, served } = call;
    const value = siteText.announcements.map(({ id, title, text, scene, route, age, figures }) => ({
      id,
      title: say(call, title),
      text: say(call, text, figures),
      img_url: operatorPicture({ scene }, served.data),
      ...(route === undefined ? {} : { route }),
      date: iso(world.startedAt - age * 1000),
    }));
    return { statusCode: 1, value };
  },
  referral({ served: { site } }: SandboxCall<ReferralRequest>): ReferralAnswer {
    return { statusCode: 1, value: [{ setting_value: site.features.referral ? '1' : '0' }] };
  },
  news(call: SandboxCall<NewsRequest>): NewsAnswer {
    const { world, served, body } = call;
    const { page, page_size } = body;
    const items = siteText.news
      .slice((page - 1) * page_size, page * page_size)
      .map(({ id, title, text, scene, age, figures }) => {
        const summary = say(call, text, figures);
        return {
          id,
          title: say(call, title),
          summary,
          body: `<p>${summary}</p>`,
          img_url: operatorPicture({ scene }, served.data),
          date: iso(world.startedAt - age * 1000),
        };
      });
    return { statusCode: 1, value: { items, total: siteText.news.length, page, page_size } };
  },
};
