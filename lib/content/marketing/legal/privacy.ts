import { paths } from '@/lib/domain/shared/paths';
import { productName } from '@/lib/content/shared/product';
import { list, table, text, type LegalDocument } from './document';
import type { LegalFacts } from './facts';
import { privacyHead } from './heads';
import { contactWords, operatorParts } from './operator';
import { keptAfterDeletion } from '@/lib/content/my-account/account-data';
import { keptRows } from './privacy-kept';

const mails = {
  sent: 'Mail leaves by the mail service that the operator has chosen. It sees the address, the name and the words of each mail.',
  kept: 'No mail leaves this site: it stays in its own outbox, where whoever runs this demonstration can read it.',
  off: 'No mail leaves this site: no mail service is connected, and what would be sent waits or is dropped.',
};

const texts = {
  sent: 'Messages to phones leave by Twilio (Twilio Inc., United States). It sees the number and the words of each message, tells us what became of it, and passes it on to your phone company or, outside of the United States and Canada, to WhatsApp.',
  kept: 'No message leaves for a phone: each stays in this site’s own outbox.',
  off: 'No message is sent to a phone: no service for it is connected.',
};

/** What the site keeps about people, as the code does it. */
export const privacyNotice = (facts: LegalFacts): LegalDocument => ({
  ...privacyHead,
  version: 4,
  effective: '2026-11-21',
  lead: `${productName} keeps what it needs to run your account and to keep others out of it. Nothing is sold, and no page loads anything from another company, but for those on which you link a bank or pay by card.`,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      summary:
        'The operator named here decides what is kept and answers for it. Write to the operator with any question about your data.',
      parts: operatorParts(facts),
    },
    {
      id: 'kept',
      title: 'What is kept, why, and for how long',
      summary:
        'Each kind of record has a purpose. What has had its time is deleted once an hour, without anybody asking.',
      parts: [
        table('Records about people', ['What', 'Holds', 'Why', 'Kept'], keptRows(facts)),
        text(
          'Your password is never kept: only a slow, salted hash of it (argon2id), from which it cannot be read back. When you choose one, your browser compares it with a list of leaked passwords. It sends the first five digits of a checksum for that, not the password.',
        ),
        text('What stays in your own browser is listed on the ', { label: 'cookie page', href: paths.cookies }, '.'),
      ],
    },
    {
      id: 'visits',
      title: 'Counting visits',
      summary: facts.isCountingVisits
        ? 'This site counts which of its pages are opened, by itself and without another company. If your browser asks not to be tracked, you are not counted.'
        : 'This site does not count visits: the part that would is switched off where it runs now.',
      parts: [
        text(
          'When it is on, a page that you open sends its own address, without what stands after the question mark, with the random number of your visit and the one of your browser. No name, no mail address and no account goes with it, and your network address is not stored with it.',
        ),
        text(
          'Global Privacy Control and Do Not Track are honoured without asking: then there is no number for your browser and nothing is sent.',
        ),
      ],
    },
    {
      id: 'referrals',
      title: 'If somebody’s link brought you',
      summary:
        'The code of the person whose link you followed is kept, so that they can be paid if you subscribe. They never see your name, your mail address or what you read.',
      parts: [
        text(
          'The code stands in the link. It is kept in your browser and, once you sign up, with your account. Whoever recommended us is paid for it: a line at the top of the page says so when you arrive. More about that is in the ',
          { label: 'disclosures', href: `${paths.disclosures}#referrals` },
          '.',
        ),
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      summary:
        'Nobody buys or rents anything about you. Others see it only where the site cannot work without them, and they are named here.',
      parts: [
        list(
          mails[facts.mail],
          texts[facts.texts],
          'If you pay by card: Stripe, whose form takes the number; we see the brand, the last four digits and when it expires. A demonstration asks nobody.',
          'If you link a bank: Plaid, through which you log in there, and the broker that moves your money. If you link a Tradier account: Tradier. A demonstration asks neither.',
          'The company that provides the operator’s servers stores the data on the operator’s behalf.',
          'Authorities see what a law obliges the operator to hand over, and no more.',
        ),
        text(
          'Passwords are checked, pages are counted and fonts are served by this site itself. No network, advertiser or analytics company learns from us that you were here.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      summary:
        'You can ask what is kept about you, have it corrected, take it with you and have it deleted. It costs nothing and you need not say why.',
      parts: [
        text(
          'Your watchlists, alerts, votes and searches, and the visits of a browser, you see, save and delete by yourself on ',
          { label: 'What is stored', href: paths.myData },
          '.',
        ),
        text(
          'Correction, a copy and deletion of the rest are buttons on ',
          { label: 'your account page', href: paths.account },
          '. For anything else, write from the address of your account to ',
          contactWords(facts),
          '. The operator answers within one month.',
        ),
        list(
          'A copy: everything that is kept under your account, as a file that a program can read.',
          'Correction: of your name, your mail address or your phone number.',
          'Deletion: your account goes at once, with its sessions, lists, searches and linked accounts; the last mail to you within 30 days. This much stays, under a number in place of your name:',
          ...keptAfterDeletion.map(({ what, why }) => `${what} ${why}`),
          'Objection: to being counted, at any time, by your browser’s setting.',
          'If the answer does not satisfy you, you can complain to the data protection authority where you live.',
        ),
      ],
    },
    {
      id: 'safety',
      title: 'How it is kept safe',
      summary:
        'Little is kept, it is reachable by few, and what matters most is kept only as a hash. No system is perfect, so you are told if something happens to your data.',
      parts: [
        list(
          'Connections are encrypted wherever this site is run for the public.',
          'Signing in is limited to a few tries, and using an old session token twice ends the session everywhere.',
          'Logs of the servers hold no names, mail addresses, phone numbers, passwords or tokens.',
          'If data of yours is exposed, the operator tells you and the authority as the law demands.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      summary: 'This site is for adults. Do not open an account if you are not yet 18.',
      parts: [text('If you learn that a child has opened an account, write to us and it is deleted.')],
    },
    {
      id: 'changes',
      title: 'Changes',
      summary:
        'This notice has a version and a date. When it changes, both change, and whoever has an account is told by mail if it matters to them.',
      parts: [
        text('Nothing that we kept for one purpose is used for another because a notice was changed afterwards.'),
      ],
    },
  ],
});
