import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';

/** The contact page: links to answers, common requests, the form, and how to reach the operator. */
export const contactPage = {
  title: 'Contact',
  description: 'Answers by topic, links for common requests, and a form to reach us.',
  lead: 'Find an answer by topic, or write to us about your account, an application or our research.',
  sentTitle: 'Message sent',
  sentText: 'You can close this page.',
  answersTitle: 'Questions by topic',
  ownTitle: 'Common requests',
  tasks: [
    { task: 'Change or cancel a plan, or find an invoice', href: paths.billing, needsLogIn: true },
    { task: 'Check a brokerage application', href: brokeragePaths.openAccountStatus, needsLogIn: true },
    { task: 'See why a referral paid or didn’t', href: referralPaths.sales, needsLogIn: true },
    { task: 'Change your password, emails or texts, or delete your data', href: paths.profile, needsLogIn: true },
    { task: 'Request a stock', href: paths.stockRequests, needsLogIn: false },
    { task: 'Search the site', href: paths.search, needsLogIn: false },
  ],
  needsLogIn: 'Login required',
  operatorTitle: 'Operator',
} as const;
