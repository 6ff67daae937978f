import { paths } from '@/lib/domain/shared/paths';
import { list, text, type LegalDocument } from '@/lib/content/marketing/legal/document';
import { inForceSince, whoseWords } from './common-parts';

export const optionsAgreement: LegalDocument = {
  title: 'Options agreement',
  description: 'What an option is, how it ends worth nothing, and what exercise and assignment mean.',
  path: paths.agreement('options-agreement'),
  version: 1,
  effective: inForceSince,
  lead: 'An option is a right that ends on a day. Many end worth nothing, and then all that was paid for them is lost. Trade them only with money that you can do without.',
  sections: [
    {
      id: 'buying',
      title: 'When you buy one',
      summary:
        'You pay a price for the right to buy or to sell a share at a set price until a set day. You can lose all of it, in minutes.',
      parts: [
        list(
          'An option can lose its worth while the share moves your way: time and calm markets eat it up.',
          'Bid and ask of an option can lie far apart, so that leaving costs more than coming.',
          'An option that is worth something on its last day may be exercised for you. You need the money or the shares for that.',
        ),
      ],
    },
    {
      id: 'selling',
      title: 'When you sell one',
      summary:
        'Whoever sells an option takes on a duty. It can fall due on any day, by lot, and the loss of an uncovered one has no limit.',
      parts: [text('Which of this your account may do is decided by the broker, by what you have answered.')],
    },
    {
      id: 'limits',
      title: 'Approval and limits',
      summary:
        'The broker approves options in levels and may lower a level later. Exchanges limit how many options one person may hold.',
      parts: [
        list(
          'Tell the broker when your income, your worth or your aims change: levels rest on them.',
          'Before you trade, read “Characteristics and Risks of Standardized Options” of the Options Clearing Corporation.',
        ),
      ],
    },
    whoseWords,
  ],
};
