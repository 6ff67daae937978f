import { visitPaths } from '@/lib/domain/visits/visit-paths';
import { paths } from '@/lib/domain/shared/paths';
import { productName } from '@/lib/content/shared/product';
import { list, table, text, type LegalDocument } from '@/lib/content/shared/legal-document';
import type { LegalFacts } from './facts';
import { privacyHead } from './heads';
import { contactText, operatorParts } from './operator';
import { retainedAfterDeletion } from '@/lib/content/my-account/account-data';
import { retentionRows } from './privacy-retention';

const mails = {
  sent: 'Email: the operator’s email provider, which receives the address, name and content of each message.',
  kept: 'Email: none is sent. Messages stay in this demo’s outbox, where its operator can read them.',
  off: 'Email: none is sent because no email provider is connected. Messages are held or discarded.',
};

const texts = {
  sent: 'Text messages: Twilio (Twilio Inc., United States), which receives the phone number and content of each message and reports its delivery. It passes the message to your phone company or, outside the United States and Canada, to WhatsApp.',
  kept: 'Text messages: none are sent. They stay in this demo’s outbox.',
  off: 'Text messages: none are sent because no provider is connected.',
};

/** The privacy policy: what the site stores about people, as implemented. */
export const privacyNotice = (facts: LegalFacts): LegalDocument => ({
  ...privacyHead,
  version: 9,
  effective: '2026-11-26',
  lead: `This policy explains what ${productName} collects and why. We don’t sell your data. Our pages load nothing from other companies, except where you link a bank or pay by card.`,
  sections: [
    {
      id: 'kept',
      title: 'What we collect',
      summary: 'The table lists each type of data, why we collect it and how long we keep it.',
      parts: [
        table(
          'Data we collect',
          ['Data', 'What it includes', 'Why we collect it', 'How long we keep it'],
          retentionRows(facts),
        ),
        text(
          'We never store your password, only a salted hash (argon2id) that can’t be turned back into it. When you choose a password, your browser checks it against a list of leaked passwords. It sends us only the first five digits of a hash, never the password.',
        ),
        text('Our ', { label: 'cookie policy', href: paths.cookies }, ' lists what is stored in your browser.'),
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      summary:
        'We use your data to provide the service, send messages you asked for, keep accounts secure and meet our legal obligations.',
      parts: [
        list(
          'Your account: to log you in and contact you about your account.',
          'Services you request: such as payments, brokerage applications, transfers, watchlists and alerts.',
          'Messages: to send the newsletter, weekly reports, texts and alerts you signed up for.',
          'Security: to stop abuse and investigate problems.',
          'Analytics: to see which pages are read and how visitors find us.',
          'Legal obligations: to keep accounting records and proof of consent.',
        ),
        text('We don’t use your data for advertising.'),
      ],
    },
    {
      id: 'visits',
      title: 'Analytics',
      summary: facts.isCountingVisits
        ? 'We count page views ourselves, without an outside analytics company. If your browser asks not to be tracked, we don’t count your visits.'
        : 'We don’t count page views on this site: analytics is turned off.',
      parts: [
        text(
          'When analytics is on, each page view sends the page’s address without its query string, a random ID for your visit and a random ID for your browser. The first page view of a visit also sends the referring site and campaign. None of this includes your name, email or account, and we don’t store your IP address with it.',
        ),
        text('We honor Global Privacy Control and Do Not Track: your browser gets no ID and sends us no page views.'),
      ],
    },
    {
      id: 'referrals',
      title: 'Referral links',
      summary:
        'If you follow a referral link, we store the referrer’s code so they can be paid if you subscribe. They never see your name, your email or what you read.',
      parts: [
        text(
          'The code is part of the link. We store it in your browser and, after you sign up, with your account. Referrers earn a commission, and a notice at the top of the page tells you so when you arrive. See our ',
          { label: 'disclosures', href: `${paths.disclosures}#referrals` },
          '.',
        ),
      ],
    },
    {
      id: 'others',
      title: 'Who we share it with',
      summary:
        'We don’t sell or rent your data. We share it only with the service providers listed here, and with authorities when the law requires it.',
      parts: [
        list(
          mails[facts.mail],
          texts[facts.texts],
          'Card payments: Stripe, whose form collects your card number. We see the card’s brand, last four digits and expiration date.',
          'Payouts to ambassadors: our bank, or Stripe if you choose it, which then collects your bank details. We report to the tax authorities what the law requires.',
          'Brokerage applications: the broker, which receives your application when you submit it.',
          'Linked banks: Plaid, where you log in to your bank, and the broker that moves your money. Linked Tradier accounts: Tradier.',
          'Hosting: the operator’s hosting provider, which stores data on the operator’s behalf.',
          'Legal requests: authorities, which receive what the law requires and no more.',
        ),
        ...(facts.isDemo
          ? [
              text(
                'In a demo, Stripe, Plaid, Tradier and the broker are simulated and receive nothing, unless the operator connects their test environments.',
              ),
            ]
          : []),
        text(
          'We check passwords, count page views and serve fonts ourselves. We don’t tell any social network, advertiser or analytics company that you visited.',
        ),
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      summary:
        'We keep each type of data for the period shown in the table above. Expired records are deleted automatically every hour.',
      parts: [
        text(
          'Some records stay after you delete your account. They are listed under ',
          {
            label: 'your rights',
            href: `${paths.privacy}#rights`,
          },
          '.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      summary:
        'You can access, correct, download and delete your data. It’s free, and you don’t need to give a reason.',
      parts: [
        text(
          'View, download and delete your watchlists, alerts, votes, searches, saved screens and this browser’s visits in ',
          { label: 'your privacy data', href: visitPaths.myData },
          '.',
        ),
        text(
          'Correct, download or delete your other data on ',
          { label: 'your account page', href: paths.profile },
          '. For any other request, use the email of your account to write to ',
          contactText(facts),
          '. The operator replies within one month.',
        ),
        list(
          'Access: download everything stored under your account in a machine-readable file.',
          'Correction: change your name, email or phone number.',
          'Objection: opt out of analytics at any time in your browser’s settings.',
          'Complaint: contact the data protection authority where you live.',
        ),
        text(
          'When you delete your account, we immediately delete your profile, sessions, lists, searches and linked accounts. We delete our last email to you within 30 days. These records stay, under a random number instead of your name:',
        ),
        list(...retainedAfterDeletion.map(({ what, why }) => `${what} ${why}`)),
      ],
    },
    {
      id: 'safety',
      title: 'Security',
      summary:
        'We collect little data, limit access to it and store passwords only as hashes. No system is perfectly secure, so we will tell you if your data is exposed.',
      parts: [
        list(
          'Connections to live sites are encrypted.',
          'We limit login attempts. Reusing an old session token ends that session everywhere.',
          'Server logs contain no names, email addresses, phone numbers, passwords or tokens.',
          'If your data is exposed, the operator notifies you and the authorities as the law requires.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      summary: 'This site is for adults. You must be at least 18 to open an account.',
      parts: [text('If you learn that a child has opened an account, tell us and we will delete it.')],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      summary:
        'This policy has a version and an effective date. When it changes, we update both and email account holders about changes that affect them.',
      parts: [text('We don’t use data collected for one purpose for another because this policy changed later.')],
    },
    {
      id: 'who',
      title: 'Contact',
      summary: 'The operator is responsible for your data. Contact the operator with any question about your privacy.',
      parts: operatorParts(facts),
    },
  ],
});
