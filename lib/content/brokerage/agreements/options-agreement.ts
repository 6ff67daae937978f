import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { list, text, type LegalDocument } from '@/lib/content/shared/legal-document';
import { effective, sampleNotice } from './common-parts';

export const optionsAgreement: LegalDocument = {
  title: 'Options agreement',
  description: 'What an option is, how it can expire worthless, and what exercise and assignment mean.',
  path: brokeragePaths.agreement('options-agreement'),
  version: 2,
  effective,
  lead: 'An option is a right that expires on a set date. Many expire worthless, and the buyer loses everything paid for them. Trade options only with money you can afford to lose.',
  sections: [
    {
      id: 'buying',
      title: 'Buying options',
      summary:
        'You pay a premium for the right to buy or sell a share at a set price until a set date. You can lose all of it within minutes.',
      parts: [
        list(
          'An option can lose value even if the share moves your way, because time passes or volatility falls.',
          'The spread between bid and ask can be wide, so closing a position can cost more than opening it.',
          'An option that has value on its last day may be exercised for you. You need the money or the shares for that.',
        ),
      ],
    },
    {
      id: 'selling',
      title: 'Selling options',
      summary:
        'If you sell an option, you take on an obligation. It can be assigned to you at random on any day, and the loss on an uncovered option can be unlimited.',
      parts: [text('The broker decides which strategies your account may use, based on your answers.')],
    },
    {
      id: 'limits',
      title: 'Approval and limits',
      summary:
        'The broker approves options trading in levels and may lower your level later. Exchanges limit how many options one person may hold.',
      parts: [
        list(
          'Tell the broker when your income, net worth or objectives change. Your level depends on them.',
          'Before you trade, read “Characteristics and Risks of Standardized Options” by the Options Clearing Corporation.',
        ),
      ],
    },
    sampleNotice,
  ],
};
