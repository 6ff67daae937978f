import { paths } from '@/lib/domain/shared/paths';
import { list, text, type LegalDocument } from '@/lib/content/marketing/legal/document';
import { inForceSince, whoseWords } from './common-parts';

export const marginAgreement: LegalDocument = {
  title: 'Margin agreement',
  description: 'What it means to buy with borrowed money: interest, maintenance, and sales without a call.',
  path: paths.agreement('margin-agreement'),
  version: 1,
  effective: inForceSince,
  lead: 'A margin account lets you buy with money that the broker lends you. That makes gains larger and losses too, and you can lose more than you put in.',
  sections: [
    {
      id: 'loan',
      title: 'The loan',
      summary:
        'What you buy secures what you borrow. The broker sets how much it lends, may change that at any time, and owes you no reason.',
      parts: [
        list(
          'The shares and the cash in your account are the broker’s security for everything you owe it.',
          'The broker charges interest for each day on what you owe. The rate of the day is in your account.',
          'The broker may lend out the shares that secure the loan. While they are lent, votes may be lost and dividends may reach you as payments in their place.',
        ),
      ],
    },
    {
      id: 'maintenance',
      title: 'When prices fall',
      summary:
        'The account must be worth a part of what it holds at all times. When it falls below that, the broker may sell, at once and without asking you.',
      parts: [
        list(
          'You can be asked for more money, within days or within hours. This is a margin call.',
          'The broker need not make the call before it sells, and you do not choose what is sold.',
          'You have no right to more time, even if some was given before.',
          'If the sale does not cover the loan, you owe the rest.',
        ),
      ],
    },
    {
      id: 'without-borrowing',
      title: 'If you never borrow',
      summary:
        'You can hold a margin account and never use it for a loan. Then no interest runs, and nothing is sold for a maintenance call.',
      parts: [text('Options can still make you owe money: the options agreement says how.')],
    },
    whoseWords,
  ],
};
