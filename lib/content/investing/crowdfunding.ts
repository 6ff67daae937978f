import type { BlockOf } from '@/lib/content/shared/blocks';

/** What must be said while interest may be shown and nothing may be sold (17 CFR 227.206). */
export const waitingLegend =
  'No money or other consideration is being solicited, and if sent, it will not be accepted. No offer to buy can be accepted and no part of a price received until an offering statement is filed, and then only through an intermediary’s platform. Telling us of your interest involves no obligation of any kind.';

const section = (number: string) => `https://www.ecfr.gov/current/title-17/section-227.${number}`;

export const crowdfundingSources: BlockOf<'sources'> = {
  kind: 'sources',
  title: 'Where this is written',
  text: 'Regulation Crowdfunding, in the order in which this page uses it. The government’s text is the one that holds.',
  sources: [
    {
      title: '17 CFR 227.206, before the filing',
      text: 'Interest may be shown, with the words above; nothing may be sold.',
      href: section('206'),
    },
    {
      title: '17 CFR 227.303, the 21 days',
      text: 'The papers are public for that long before a sale is final.',
      href: section('303'),
    },
    {
      title: '17 CFR 227.304, cancelling and confirming again',
      text: 'Until 48 hours before the end; 5 business days after a material change.',
      href: section('304'),
    },
    {
      title: '17 CFR 227.202, the yearly report',
      text: 'Within 120 days of the end of the fiscal year.',
      href: section('202'),
    },
    {
      title: '17 CFR 227.501, reselling',
      text: 'Restricted for one year, with few exceptions.',
      href: section('501'),
    },
    {
      title: '17 CFR 227.100, the limits',
      text: 'What a person and what a company may do in 12 months.',
      href: section('100'),
    },
  ],
};
