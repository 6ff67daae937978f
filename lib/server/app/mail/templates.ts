import {
  accountDeleted,
  emailChanged,
  emailConfirm,
  emailRequested,
  passwordReplaced,
} from '@/lib/server/accounts/mails/account-templates';
import { accountsLinked } from '@/lib/server/accounts/mails/accounts-linked';
import { applicationNews } from '@/lib/server/brokerage/application/mails/application-news';
import { bankRemovalFailed } from '@/lib/server/brokerage/banks/mails/bank-removal-failed';
import { billingTemplate } from '@/lib/server/membership/mails/billing-template';
import { campaignLinkMail } from '@/lib/server/platform/mail/campaign-link';
import { contactMessage } from '@/lib/server/leads/mails/contact-message';
import { contactNoted } from '@/lib/server/leads/mails/contact-received';
import { ideaNoted } from '@/lib/server/leads/mails/idea-received';
import { joinNoted } from '@/lib/server/leads/mails/join-request-received';
import { confirmSignup } from '@/lib/server/leads/mails/confirm-signup';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { newsletterConfirm } from '@/lib/server/publishing/newsletter/mails/newsletter-confirm';
import { newsletterConfirmed } from '@/lib/server/publishing/newsletter/mails/newsletter-confirmed';
import { newsletterIssue } from '@/lib/server/publishing/newsletter/mails/newsletter-issue';
import { operatorAlert } from '@/lib/server/platform/alerts/mails/operator-alert';
import { payoutNews } from '@/lib/server/referrals/payouts/mails/payout-news';
import { passwordChanged } from '@/lib/server/accounts/mails/password-changed';
import { passwordReset } from '@/lib/server/accounts/mails/password-reset';
import type { MailData } from './payload';
import {
  placeClaimed,
  placeConfirmed,
  placeEnded,
  placeOffered,
  placeWarning,
} from '@/lib/server/places/mails/place-templates';
import { commitmentEnded, roundChanged, roundOpen } from '@/lib/server/investing/rounds/mails/round-templates';
import { sessionRevoked } from '@/lib/server/accounts/mails/session-revoked';
import { signalNews } from '@/lib/server/signals/mails/signal-news';
import { sponsorNoted } from '@/lib/server/leads/mails/sponsorship-received';
import { transferNews } from '@/lib/server/brokerage/transfers/mails/transfer-news';
import { watchAlert } from '@/lib/server/research/watchlists/mails/watch-alert';
import { weeklyReport } from '@/lib/server/investing/weekly-reports/mails/weekly-report';
import { welcome } from '@/lib/server/accounts/mails/welcome';

/** The template of every mail. The type requires one for every kind of payload. */
export const templates: { [Name in keyof MailData]: MailTemplate<MailData[Name]> } = {
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'password-replaced': passwordReplaced,
  'email-confirm': emailConfirm,
  'email-requested': emailRequested,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  'session-revoked': sessionRevoked,
  'accounts-linked': accountsLinked,
  welcome,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-confirmed': newsletterConfirmed,
  'newsletter-issue': newsletterIssue,
  'weekly-report': weeklyReport,
  'join-noted': joinNoted,
  'sponsor-noted': sponsorNoted,
  'contact-noted': contactNoted,
  'contact-message': contactMessage,
  'campaign-link': campaignLinkMail,
  'idea-noted': ideaNoted,
  'place-claimed': placeClaimed,
  'place-confirmed': placeConfirmed,
  'place-offered': placeOffered,
  'place-warning': placeWarning,
  'place-ended': placeEnded,
  'round-open': roundOpen,
  'round-changed': roundChanged,
  'commitment-ended': commitmentEnded,
  'application-news': applicationNews,
  'bank-removal-failed': bankRemovalFailed,
  'watch-alert': watchAlert,
  'signal-news': signalNews,
  'payout-news': payoutNews,
  'confirm-signup': confirmSignup,
  'transfer-news': transferNews,
  billing: billingTemplate,
  'operator-alert': operatorAlert,
};
