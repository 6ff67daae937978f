import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';

/** The contact page: the form, links to answers, common requests, then how to reach the operator. */
export const contactPage = {
  title: 'Contact',
  description: 'Answers by topic, links for common requests, and a form to reach us.',
  lead: 'Ask about your account, an application or our research, or find an answer by topic below.',
  answersTitle: 'Answers by topic',
  answersLead: 'Choose a topic to see its questions.',
  ownTitle: 'Common requests',
  tasks: [
    { task: 'Change or cancel a plan, or find an invoice', label: 'Billing', href: paths.billing },
    { task: 'Follow a brokerage application', label: 'Application status', href: brokeragePaths.openAccountStatus },
    { task: 'See why a referral paid or didn’t', label: 'Referral sales', href: referralPaths.sales },
    { task: 'Change your password, emails or texts, or delete your data', label: 'Profile', href: paths.profile },
    { task: 'Suggest a stock', label: 'Request a stock', href: paths.stockRequests },
    { task: 'Look something up', label: 'Search', href: paths.search },
  ],
  operatorTitle: 'Operator',
} as const;
