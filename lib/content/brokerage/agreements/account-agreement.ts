import { paths } from '@/lib/domain/shared/paths';
import { list, text, type LegalDocument } from '@/lib/content/marketing/legal/document';
import { inForceSince, whoseWords } from './common-parts';

export const accountAgreement: LegalDocument = {
  title: 'Account agreement',
  description: 'Who holds the account, what you tell the broker about yourself, and how the account ends.',
  path: paths.agreement('account-agreement'),
  version: 1,
  effective: inForceSince,
  lead: 'The account is at a registered broker and belongs to you alone. This site passes your application on and shows you what becomes of it. It holds none of your money and none of your shares.',
  sections: [
    {
      id: 'you',
      title: 'What you tell the broker',
      summary:
        'You confirm that what you have answered is true, and that you say so when it changes. The broker checks it, as the law wants.',
      parts: [
        list(
          'The law has brokers find out who opens an account: name, address, date of birth, tax number. The broker may ask for documents.',
          'You act for yourself. If you come to act for somebody else, or for a company, you tell the broker first.',
          'You are 18 or older, and no rule of an employer forbids you the account.',
        ),
      ],
    },
    {
      id: 'money',
      title: 'Money and shares',
      summary:
        'Money comes from and goes back to a bank account in your own name. Shares are held for you by the broker, in its name and yours.',
      parts: [
        list(
          'A payment that your bank takes back is taken back from your account as well, with what was bought from it.',
          'Records of every order and payment are sent to you by electronic means. You can ask for paper.',
        ),
        text('If you find a mistake in a record, say so within ten days of getting it.'),
      ],
    },
    {
      id: 'end',
      title: 'How the account ends',
      summary:
        'You can close the account at any time, once what is owed is paid. The broker can close it too, and then you get what is yours.',
      parts: [text('Records of a closed account are kept for as long as the law wants them kept.')],
    },
    whoseWords,
  ],
};
