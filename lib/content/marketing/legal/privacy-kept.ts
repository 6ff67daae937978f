import { retention } from '@/lib/domain/shared/retention';
import type { LegalFacts } from './facts';

/** The records about people: what, what it holds, why, how long. The times are those of the clean-up itself. */
export const keptRows = ({
  refreshDays,
  resetMinutes,
  isCountingVisits,
  retentionMonths,
}: LegalFacts): readonly (readonly string[])[] => [
  [
    'Your account',
    'Name, mail address, phone number if you gave one, the hash of your password, the referral code and the number of the browser you signed up with.',
    'To let you in and to write to you about your account.',
    'Until you have it deleted.',
  ],
  [
    'Sessions',
    'When you signed in, from which network address and with which browser.',
    'To keep you signed in, and to let you be signed out everywhere.',
    `${refreshDays} days after you were last here, and ${retention.sessions} more.`,
  ],
  [
    'Reset links',
    'The hash of a link that you asked for.',
    'To let you set a new password, once.',
    `${resetMinutes} minutes, and ${retention.resetLinks} more.`,
  ],
  [
    'Links to prove an address',
    'The hash of a link that you asked for or that cancels a change, the address it went to, and the hash of a journey to a broker’s login page.',
    'To know that an address or an account there is yours, once.',
    `Hours, and ${retention.emailLinks} more.`,
  ],
  [
    'Applications for a brokerage account',
    'Your answers while you fill them in, sealed and without the tax number; the whole application, sealed, until the broker has answered; then its status, what the broker asks for, which papers went there, and which agreements you signed.',
    'To let you go on later, to open the account once, and to show you where it stands.',
    `Answers ${retention.drafts} after you last saved them; the tax number until the broker has answered; the rest with your account. That agreements were signed, and which statuses there were, stays without your name.`,
  ],
  [
    'Linked accounts',
    'For a bank: its name, the last digits and the kind of the account, and a sealed key. For Tradier: the last digits, the kind and the state of each account, and a sealed key.',
    'To move money where you ask for it, and to show what you linked.',
    'Until you take the link away, or with your account.',
  ],
  [
    'Deposits and withdrawals',
    'The amount, the direction, the name of the bank and the last digits of the account, the status with its times, and the bank’s reason when it returned the money.',
    'To move the money once, to show you where it is, and to tell you when something goes wrong.',
    'With your account. Which statuses there were, and that you asked, stays without your name.',
  ],
  [
    'Searches',
    'The last ten things you searched for while signed in.',
    'To offer them to you again.',
    'Until ten newer ones, or with your account.',
  ],
  [
    'Newsletter',
    'Your mail address, whether and when it was asked for, confirmed and ended, from which network address, and the words you agreed to.',
    'To send the newsletter to who confirmed it, to be able to show that they did, and to leave in peace who ended it.',
    `Unconfirmed, ${retention.unconfirmed} after the last request. Otherwise until you have it deleted.`,
  ],
  [
    'Forms',
    'What you type into a form about joining, sponsoring, a campaign or an idea, and how you came to this site where you allowed that.',
    'To do what the form says. Ideas are shown without your address.',
    `Until you have it deleted. How you came, ${retention.touches}.`,
  ],
  [
    'Outbox',
    'Mails to you: your address, your name, the words. Once a mail is sent, your address and the kind of mail only; in a demonstration, where it is not sent, its words too.',
    'To send each mail once, also after a failure.',
    `${retention.messages} after it was written.`,
  ],
  [
    'Limits',
    'Your network address, or a hash of the address that was tried, with a count.',
    'To stop guessing of passwords and floods of requests.',
    `Minutes to an hour, and ${retention.limits} more.`,
  ],
  [
    'Phone numbers',
    'The number, its country, what you left it for, each message to it and what became of it, and whether you wrote STOP.',
    'To send the link you asked for, once, and nothing after STOP.',
    `The number, ${retention.numbers} after it was left, or after you last left it again. After STOP it stays, so that nothing is sent to it.`,
  ],
  [
    'Member-only list',
    'The number or mail address that you put on it, when you confirmed it and when you left.',
    'To let you in, once, and to write to who confirmed it.',
    `Unconfirmed, ${retention.unconfirmed}. Otherwise until you have it deleted.`,
  ],
  [
    'Replies to our messages',
    'The number that Twilio gave to the reply, the time, and whether it said STOP, START or HELP. Not its words.',
    'To act on each reply once.',
    `${retention.replies}.`,
  ],
  [
    'Consents',
    'Which words you agreed to, the terms among them, when, on which page and from which network address.',
    'To be able to show that you agreed.',
    'As long as the site runs. The number or address itself is in the row above and can be deleted.',
  ],
  [
    'Places',
    'The city or school that you claim or wait for, how you want to be named there, your reports.',
    'To know whose turn it is.',
    'Until you have it deleted.',
  ],
  [
    'Payments',
    'Your plan, its dates and invoices, why you cancelled if you said so, gifts that you bought, how you came before you subscribed, the brand, last four digits and expiry of your card, and a key that tells one card from another.',
    'To give you what you pay for, to keep books, and to give a test drive once to a card.',
    `The card until you have it forgotten, or with your account, and how you came with it. Each payment call ${retention.paymentCalls}, what Stripe told us ${retention.paymentEvents}. Invoices and the rest as long as books have to be kept.`,
  ],
  [
    'Watchlists',
    'Your lists of stocks with their names, the alerts you set, and which stocks you asked us to cover.',
    'To show your lists on every device, to send each alert once, and to count a vote once.',
    'Until you delete them, or with your account.',
  ],
  [
    'What you say about your background',
    'Your answer for the equality commitment, if you give one, under a key in place of your account; that the answer’s words of consent were agreed to, under that key alone.',
    'To publish, once a quarter and in groups of five people or more, how far the commitment has come.',
    'Until you withdraw it, or with your account. That somebody agreed stays, without you.',
  ],
  [
    'Referral links',
    'When a link was opened, by which code, on which page, with a key that is good for one day and leads back to nobody.',
    'To show ambassadors how often their link was opened.',
    `${retentionMonths} months. The sums of each day stay.`,
  ],
  [
    'Comparisons of pages',
    'Which of two versions of a page your browser was shown, under its random number, and whether an account was opened afterwards.',
    'To learn which version works better.',
    `${retention.exposures}, or until you delete it on the page of your own data.`,
  ],
  [
    'Security record',
    'Signing up, in and out, refused tries, reset links: when, from which network address, for which account number. For unknown people a hash in place of the address.',
    'To find out what happened when something went wrong.',
    'As long as the site runs. Nobody can change or delete a line, the operator’s site included.',
  ],
  [
    'Pages opened',
    'The address of the page, the time, two random numbers. No name and no network address.',
    'To see which pages are read.',
    isCountingVisits ? `${retentionMonths} months. The sums of each day stay.` : 'Nothing is stored: counting is off.',
  ],
];
