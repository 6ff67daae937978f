import { retention } from '@/lib/domain/shared/retention';
import type { LegalFacts } from './facts';

/**
 * Table rows by type of data: name, content, purpose and retention. The periods are those that the cleanup job uses.
 */
export const retentionRows = ({
  refreshDays,
  resetMinutes,
  isCountingVisits,
  retentionMonths,
}: LegalFacts): readonly (readonly string[])[] => [
  [
    'Account',
    'Your name, email, phone number if you gave one, password hash, referral code and the ID of the browser you signed up with.',
    'To log you in and contact you about your account.',
    'Until you delete your account.',
  ],
  [
    'Sessions',
    'When you logged in, your IP address and your browser.',
    'To keep you logged in and let you log out of all devices.',
    `${refreshDays} days after your last visit, plus ${retention.sessions}.`,
  ],
  [
    'Password reset links',
    'A hash of each link you requested.',
    'To let you set a new password once.',
    `${resetMinutes} minutes, plus ${retention.resetLinks}.`,
  ],
  [
    'Verification links',
    'A hash of each link that confirms or cancels an email change, the address we sent it to, and a hash of each broker login you start.',
    'To verify, once, that an email address or a broker account is yours.',
    `Until the link expires, plus ${retention.emailLinks}.`,
  ],
  [
    'Brokerage applications',
    'Your draft answers, encrypted, without your Social Security number. After you submit: the full application, encrypted, until the broker responds. Then its status, the broker’s requests, the documents you sent and the agreements you signed.',
    'To let you continue later, to open your account once and to show its status.',
    `Draft answers: ${retention.drafts} after you last saved them. Social Security number: until the broker responds. The rest: until you delete your account. Status history and the fact that agreements were signed stay without your name.`,
  ],
  [
    'Linked accounts',
    'Bank: its name, the account’s type and last digits, and an encrypted key. Tradier: each account’s last digits, type and status, and an encrypted key.',
    'To move money when you ask and to show your linked accounts.',
    'Until you disconnect the account or delete your account with us.',
  ],
  [
    'Deposits and withdrawals',
    'The amount, direction, bank name, last digits of the account, status history and the bank’s reason if it returned the money.',
    'To move the money once, show its status and alert you to problems.',
    'Until you delete your account. Status history and the fact that you made a request stay without your name.',
  ],
  [
    'Searches',
    'Your last ten searches while logged in.',
    'To suggest them again.',
    'Until ten newer searches replace them or you delete your account.',
  ],
  [
    'Newsletter and weekly report',
    'Your email, what you subscribed to, when you subscribed, confirmed and unsubscribed, your IP address and the consent text.',
    'To send each to its confirmed subscribers, prove their consent and respect unsubscribes.',
    `Unconfirmed: ${retention.unconfirmed} after your last request. Otherwise until you ask us to delete it.`,
  ],
  [
    'Forms',
    'What you enter in the contact form or in a form about joining, sponsoring, a campaign or an idea, and how you found us if you allowed that.',
    'To handle your request. Ideas are published without your email.',
    `Until you ask us to delete it. How you found us: ${retention.touches}.`,
  ],
  [
    'Emails to you',
    'Your email, your name and the message. After sending, only your email and the type of message. In a demo that sends no email, the message too.',
    'To send each email once, even after a failure.',
    `${retention.messages} after it was written.`,
  ],
  [
    'Rate limits',
    'Your IP address, or a hash of the email that was tried, with a count.',
    'To stop password guessing and excessive requests.',
    `Minutes to an hour, plus ${retention.limits}.`,
  ],
  [
    'Sign-up networks',
    'A key of the network you signed up from. It differs each day and cannot be turned back into an IP address.',
    'To notice many sign-ups for one ambassador from one network.',
    `${retention.signUpNetworks}.`,
  ],
  [
    'Payouts to ambassadors',
    'Your payout details and tax form, encrypted, and your payouts.',
    'To pay commissions and report them to the tax authorities.',
    'Payout details: until you delete your account. The rest: as long as tax law requires.',
  ],
  [
    'Phone numbers',
    'The number, its country, what you left it for, each message and its delivery status, and whether you replied STOP.',
    'To send the link you asked for, once, or signals if you asked for them, and nothing after STOP.',
    `${retention.numbers} after you last left the number or turned signals off. After STOP we keep it so that we don’t message it again.`,
  ],
  [
    'Member-only list',
    'The phone number or email you added, when you confirmed it and when you left.',
    'To admit you once and to message confirmed members.',
    `Unconfirmed: ${retention.unconfirmed}. Otherwise until you ask us to delete it.`,
  ],
  [
    'Replies to our texts',
    'Twilio’s ID for the reply, the time, and whether it said STOP, START or HELP. Not its text.',
    'To act on each reply once.',
    `${retention.replies}.`,
  ],
  [
    'Consents',
    'The text you agreed to, including the terms, with the time, page and IP address.',
    'To prove your consent.',
    'As long as this site operates. The phone number or email is stored separately, as listed above, and can be deleted.',
  ],
  [
    'Cities and schools',
    'The city or school you lead or wait for, how you want to be named, and your reports.',
    'To manage claims in order.',
    'Until you ask us to delete it. The place’s history stays without your name.',
  ],
  [
    'Payments',
    'Your plan, its dates and invoices, your cancellation reason if you gave one, gifts you bought, how you found us before you subscribed, your card’s brand, last four digits and expiration date, and a key that identifies the card.',
    'To provide your plan, keep accounting records, limit the test drive to one per card and notice one card used for several accounts.',
    `Card: until you remove it or delete your account; an invoice keeps the brand and last four digits of the card that paid it. How you found us: until you delete your account. Payment requests: ${retention.paymentCalls}. Stripe’s notifications: ${retention.paymentEvents}. Invoices and the rest: as long as accounting law requires.`,
  ],
  [
    'Saved research',
    'Your watchlists, the stocks in them, your alerts, your saved screens and the stocks you requested.',
    'To show your lists and screens on every device, send each alert once and count each vote once.',
    'Until you delete them or your account.',
  ],
  [
    'Member survey',
    'If you join: the prices you say you paid and received for options signals.',
    'To publish averages of at least 30 members beside our track record.',
    'Until you delete them, leave the survey or delete your account.',
  ],
  [
    'Background',
    'Your answer for the equality commitment, if you give one, under a key instead of your account, and your consent, under that key only.',
    'To publish our progress once a quarter, in groups of five people or more.',
    'Until you withdraw it or delete your account. That someone consented stays, without identifying you.',
  ],
  [
    'Referral clicks',
    'When a link was opened, its code, the page, and a key that lasts one day and can’t be traced to a person.',
    'To show ambassadors how often their link was opened.',
    `${retentionMonths} months. Daily totals stay.`,
  ],
  [
    'A/B tests',
    'Which of two page versions your browser was shown, under its random ID, and whether an account was opened afterwards.',
    'To learn which version works better.',
    `${retention.exposures}, or until you delete it in your privacy data.`,
  ],
  [
    'Security log',
    'Sign-ups, logins, logouts, failed attempts and reset links, with the time, IP address and account number. For unknown people, a hash instead of the email.',
    'To investigate problems.',
    'As long as this site operates. The site can’t change or delete entries.',
  ],
  [
    'Page views',
    'The page’s address, the time and two random IDs. No name and no IP address.',
    'To see which pages are read.',
    isCountingVisits ? `${retentionMonths} months. Daily totals stay.` : 'Not stored: analytics is turned off.',
  ],
];
