import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';

/** The contact page: links to answers, common requests, the form, and how to reach the operator. */
export const contactPage = {
  title: 'Help and contact',
  description: 'Answers by topic, links for common requests, and a form to reach us.',
  lead: 'Find an answer by topic, or write to us about your account, an application or our research.',
  sentTitle: 'Message sent',
  answersTitle: 'Questions by topic',
  ownTitle: 'Common requests',
  requests: [
    {
      note: 'You need to log in for these.',
      tasks: [
        { task: 'Change or cancel a plan, or find an invoice', href: paths.billing },
        { task: 'Check a brokerage application', href: brokeragePaths.openAccountStatus },
        { task: 'See why a referral paid or didn’t', href: referralPaths.sales },
        { task: 'Change your password, emails or texts, or delete your data', href: paths.profile },
      ],
    },
    {
      note: 'You don’t need to log in for these.',
      tasks: [
        { task: 'Request a stock', href: paths.stockRequests },
        { task: 'Search the site', href: paths.search },
      ],
    },
  ],
  operatorTitle: 'Operator',
} as const;
