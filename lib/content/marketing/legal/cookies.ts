import { paths } from '@/lib/domain/shared/paths';
import { cookieRows, storedRows, type CookieRow } from '@/lib/content/visits/cookies';
import { list, table, text, type LegalDocument } from './document';
import { cookiesHead } from './heads';

const columns = ['Name', 'What it is for', 'How long it stays', 'Kind', 'Set by'];
const cells = ({ name, purpose, life, kind, setBy }: CookieRow) => [name, purpose, life, kind, setBy];

/** The cookie page: its tables are the list that the code sets cookies from. */
export const cookiesDocument: LegalDocument = {
  ...cookiesHead,
  version: 2,
  effective: '2026-11-22',
  lead: 'Everything this site puts into your browser is on this page. The tables are made from the same list that the code takes names and times from, so nothing can be set that is not here.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      summary:
        'Three cookies keep you signed in, one counts visits, and the others say which link brought you. All are set by this site, and no other company sets or reads any, but for the card form where you pay.',
      parts: [
        table('Cookies of this site', columns, cookieRows.map(cells)),
        text(
          'The three that keep you signed in can be read by the scripts of this site, which is why only scripts of this site run here. They are sent to this site only, and over an encrypted connection wherever the site is reached by one.',
        ),
        text(
          'The card form of a live site is Stripe’s own. Where it is open, and nowhere else, it sets two cookies against fraud: __stripe_mid, which stays a year, and __stripe_sid, which stays half an hour. A demonstration has no such form.',
        ),
      ],
    },
    {
      id: 'storage',
      title: 'What else your browser keeps',
      summary:
        'A few short notes stay in your browser’s storage: your choice of theme, the kind of account you used last, and the random number of this visit. Your browser sends none of them anywhere by itself.',
      parts: [table('Notes in the browser’s storage', columns, storedRows.map(cells))],
    },
    {
      id: 'choice',
      title: 'How to say no',
      summary:
        'Tell your browser to send Global Privacy Control or Do Not Track, and nothing is kept that tells your browser from another. Deleting the cookies of this site always works.',
      parts: [
        list(
          'With Global Privacy Control or Do Not Track the cookie that counts visits is not set, and an older one is deleted. So are those of campaigns and of the person who sent you, who is then known for this visit only.',
          'Where European time is kept, a line at the foot of the page asks first. At the end of this page you can answer, and change your answer, at any time.',
          'You can delete any of these cookies in your browser’s settings. If you delete the first three you are signed out.',
          'Nothing you can read here is closed to you because you said no.',
        ),
        text('What the server keeps is said in the ', { label: 'privacy notice', href: paths.privacy }, '.'),
      ],
    },
  ],
};
