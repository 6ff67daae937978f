import { paths } from '@/lib/domain/shared/paths';
import { cookieRows, storedRows, type CookieRow } from '@/lib/content/visits/cookies';
import { list, table, text, type LegalDocument } from '@/lib/content/shared/legal-document';
import { cookiesHead } from './heads';

const columns = ['Name', 'Purpose', 'Duration', 'Type', 'Set by'];
const cells = ({ name, purpose, life, kind, setBy }: CookieRow) => [name, purpose, life, kind, setBy];

/** The cookie policy. Its tables are generated from the list that the code sets cookies with. */
export const cookiesDocument: LegalDocument = {
  ...cookiesHead,
  version: 3,
  effective: '2026-11-23',
  lead: 'This policy lists everything we store in your browser and how to opt out.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies we use',
      summary:
        'Three cookies keep you logged in. The others count visits, remember your choices and record which link brought you. We set them ourselves, and no other company sets or reads any, except through the card form.',
      parts: [
        table('Cookies', columns, cookieRows.map(cells)),
        text(
          'Scripts on our pages can read the three login cookies, so we run only our own scripts, except where you pay by card or link a bank. These cookies are sent only to this site, and over an encrypted connection wherever there is one.',
        ),
        text(
          'On live sites, the card form is Stripe’s. While it is open, and nowhere else, it sets two cookies to prevent fraud: __stripe_mid, for one year, and __stripe_sid, for 30 minutes. A demo doesn’t load it unless its operator connects Stripe’s test environment.',
        ),
      ],
    },
    {
      id: 'storage',
      title: 'Browser storage',
      summary:
        'We also keep a few entries in your browser’s storage, such as your theme, your account type and a random ID for this visit. Your browser doesn’t send them anywhere on its own.',
      parts: [table('Browser storage', columns, storedRows.map(cells))],
    },
    {
      id: 'choice',
      title: 'How to opt out',
      summary:
        'Turn on Global Privacy Control or Do Not Track, and we store nothing that recognizes your browser. You can also delete this site’s cookies at any time.',
      parts: [
        list(
          'With Global Privacy Control or Do Not Track, we don’t set the cookie that counts visits, and we delete an existing one. The same goes for campaign and referral cookies. We then know your referrer for this visit only.',
          'In European time zones, a banner asks for your consent first. You can change your answer at any time under Cookie settings at the end of this page.',
          'You can delete any of these cookies in your browser’s settings. If you delete the first three, you are logged out.',
          'Opting out doesn’t limit what you can read.',
        ),
        text('Our ', { label: 'privacy policy', href: paths.privacy }, ' explains what we store on our servers.'),
      ],
    },
  ],
};
