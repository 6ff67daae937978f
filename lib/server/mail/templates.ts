import { accountDeleted, emailChanged, emailConfirm, passwordReplaced } from './account-letters';
import { applicationNews } from './application-news';
import { billingLetter } from './billing-letter';
import { campaignLinkMail } from './campaign-link';
import { ideaNoted } from './idea-noted';
import { joinNoted } from './join-noted';
import { confirmSignup } from './confirm-signup';
import type { Letter } from './letter';
import { newsletterConfirm } from './newsletter-confirm';
import { newsletterConfirmed } from './newsletter-confirmed';
import { newsletterIssue } from './newsletter-issue';
import { passwordChanged } from './password-changed';
import { passwordReset } from './password-reset';
import type { MailData } from './payload';
import { placeClaimed, placeConfirmed, placeEnded, placeOffered, placeWarning } from './place-letters';
import { commitmentEnded, roundChanged, roundOpen } from './round-letters';
import { sessionRevoked } from './session-revoked';
import { sponsorNoted } from './sponsor-noted';
import { watchAlert } from './watch-alert';
import { welcome } from './welcome';

/** Every mail we send, by name: a payload without a template does not compile. */
export const templates: { [Name in keyof MailData]: Letter<MailData[Name]> } = {
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'password-replaced': passwordReplaced,
  'email-confirm': emailConfirm,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  'session-revoked': sessionRevoked,
  welcome,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-confirmed': newsletterConfirmed,
  'newsletter-issue': newsletterIssue,
  'join-noted': joinNoted,
  'sponsor-noted': sponsorNoted,
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
  'watch-alert': watchAlert,
  'confirm-signup': confirmSignup,
  billing: billingLetter,
};
