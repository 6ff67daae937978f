import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { list, text, type LegalDocument } from '@/lib/content/shared/legal-document';
import { effective, sampleNotice } from './common-parts';

export const marginAgreement: LegalDocument = {
  title: 'Margin agreement',
  description: 'How buying with borrowed money works: interest, maintenance requirements and sales without notice.',
  path: brokeragePaths.agreement('margin-agreement'),
  version: 2,
  effective,
  lead: 'A margin account lets you buy with money that the broker lends you. This increases both gains and losses, and you can lose more than you deposit.',
  sections: [
    {
      id: 'loan',
      title: 'The loan',
      summary:
        'What you buy is collateral for what you borrow. The broker decides how much it lends and can change that at any time, without giving a reason.',
      parts: [
        list(
          'All shares and cash in your account are collateral for everything you owe the broker.',
          'The broker charges daily interest on what you owe. Your account shows the current rate.',
          'The broker may lend out the shares used as collateral. While they are on loan, you may lose voting rights and receive payments in lieu of dividends.',
        ),
      ],
    },
    {
      id: 'maintenance',
      title: 'Margin calls',
      summary:
        'Your equity must stay above a set share of what the account holds. If it falls below that, the broker may sell immediately without asking you.',
      parts: [
        list(
          'The broker can ask you for more money within days or hours. This is a margin call.',
          'The broker may sell without making a margin call first, and you don’t choose what is sold.',
          'You have no right to more time, even if you were given time before.',
          'If the sale doesn’t cover the loan, you owe the rest.',
        ),
      ],
    },
    {
      id: 'without-borrowing',
      title: 'If you never borrow',
      summary:
        'You can have a margin account and never borrow. You then pay no interest, and nothing is sold to meet a margin call.',
      parts: [text('You can still owe money from options. See the options agreement.')],
    },
    sampleNotice,
  ],
};
