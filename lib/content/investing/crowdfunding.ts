import type { BlockOf } from '@/lib/content/shared/blocks';

/** The legend required while interest may be collected and nothing may be sold (17 CFR 227.206). */
export const waitingLegend =
  'No money or other consideration is being solicited, and if sent, it will not be accepted. No offer to buy can be accepted and no part of a price received until an offering statement is filed, and then only through an intermediary’s platform. Telling us of your interest involves no obligation of any kind.';

const section = (number: string) => `https://www.ecfr.gov/current/title-17/section-227.${number}`;

export const crowdfundingSources: BlockOf<'sources'> = {
  kind: 'sources',
  title: 'Which rules apply to a round?',
  text: 'Regulation Crowdfunding. The official text prevails.',
  sources: [
    {
      title: '17 CFR 227.206, testing the waters',
      text: 'Companies may gauge interest with this notice but may not sell.',
      href: section('206'),
    },
    {
      title: '17 CFR 227.303, 21-day period',
      text: 'Offering documents are public for at least 21 days before a sale.',
      href: section('303'),
    },
    {
      title: '17 CFR 227.304, canceling and reconfirming',
      text: 'Cancel until 48 hours before the deadline. Reconfirm within 5 business days of a material change.',
      href: section('304'),
    },
    {
      title: '17 CFR 227.202, annual report',
      text: 'Due within 120 days after the fiscal year ends.',
      href: section('202'),
    },
    {
      title: '17 CFR 227.501, resale',
      text: 'Restricted for one year, with limited exceptions.',
      href: section('501'),
    },
    {
      title: '17 CFR 227.100, limits',
      text: 'How much a person may invest and a company may raise in 12 months.',
      href: section('100'),
    },
  ],
};
