import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { list, text, type LegalDocument } from '@/lib/content/shared/legal-document';
import { effective, sampleNotice } from './common-parts';

export const accountAgreement: LegalDocument = {
  title: 'Account agreement',
  description: 'Who holds the account, what you tell the broker about yourself and how the account is closed.',
  path: brokeragePaths.agreement('account-agreement'),
  version: 2,
  effective,
  lead: 'A registered broker holds the account, and it belongs to you alone. This site sends your application to the broker and shows its status. It holds none of your money or shares.',
  sections: [
    {
      id: 'you',
      title: 'Your information',
      summary:
        'You confirm that your answers are true and that you will report changes. The broker verifies them, as the law requires.',
      parts: [
        list(
          'The law requires brokers to identify their customers by name, address, date of birth and tax ID. The broker may ask for documents.',
          'You act for yourself. Before you act for another person or a company, you tell the broker.',
          'You are at least 18, and no employer’s rule prohibits you from having the account.',
        ),
      ],
    },
    {
      id: 'money',
      title: 'Money and shares',
      summary:
        'Money comes from and goes to a bank account in your own name. The broker holds shares for you, in its name and yours.',
      parts: [
        list(
          'If your bank reverses a deposit, the broker takes it back from your account, along with anything you bought with it.',
          'You receive records of every order and payment electronically. You can ask for paper copies.',
        ),
        text('If you find an error in a record, report it within ten days of receiving it.'),
      ],
    },
    {
      id: 'end',
      title: 'Closing the account',
      summary:
        'You can close the account at any time after you pay what you owe. The broker can also close it, and then returns what is yours.',
      parts: [text('The broker keeps the records of a closed account for as long as the law requires.')],
    },
    sampleNotice,
  ],
};
