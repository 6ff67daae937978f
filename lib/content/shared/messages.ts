import * as sentences from '@/lib/domain/brokerage/application/sentences';
import { productName } from './product';

/** Messages. The first three groups are the specification's, word for word (sections 5 and 8). */

// Section 8: failures
export const missingBaseUrl = 'missing baseUrl parameter';
export const applicationFailed = 'There was an error submitting the form. Please try again.';
export const loginNeeded = 'Please log in to continue';

// Section 8: successes
export const welcomeBack = 'Welcome Back! Pleasure to see you again.';
export const resetLinkSent = 'Your reset password link is on its way.';
export const welcome = (product = productName) => `Welcome to ${product}`;
export const welcomeWithLink = (product = productName) => `Welcome to ${product}. The App Link is on its way!`;
export const brokerageCreated = 'Alpaca account created successfully!';

// Section 5: rules of the forms; the generic validators keep theirs in lib/domain/shared/validators.ts
export const emailForgotten = 'Oops, you forgot to enter an email.';
export const phoneInvalid = 'Invalid phone number.';
export const emailOrPhoneNeeded = 'Enter your email or phone number.';
export const objectiveRefused = (product = productName) => sentences.objectiveRefused(product);
export const riskRefused = (product = productName) => sentences.riskRefused(product);
export const pleaseSelect = sentences.pleaseSelect;

// Our own
export const tookTooLong = 'That took too long. Please try again.';
/** Shown with the sample trades of January and February 2022. */
export const historicalSample = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
export const tooManyRequests = 'Too many attempts. Please wait a moment and try again.';
export const postWithdrawn = (day: string) => `This post was withdrawn on ${day}.`;
export const notFound = 'Page not found.';
export const mailOff = 'This form is not available right now.';
export const linksOff = 'We can’t send email right now.';
export const messageKept = 'Demo: no email is sent.';
export const formNotOpen = 'This form is not available right now. Your entries were not saved.';
export const fieldsMarked = 'Check the fields marked below.';
export const newsletterConfirmed = 'You’re subscribed.';
export const newsletterEnded = 'You’re unsubscribed.';
export const newsletterChosen = 'Your preferences are saved.';
export const newsletterWantsNone = 'Choose at least one topic, or unsubscribe below.';
export const newsletterLinkInvalid = 'This link has expired. Subscribe again to get a new one.';
export const expirationPassed = 'Choose a date that hasn’t passed';
export const expirationTooFar = 'Choose a date within the next three years';
export const emailTaken = 'An account with this email already exists. Log in instead.';
export const passwordEasy = 'This password is easy to guess. Choose another one.';
export const signingInIsBusy = 'Too many logins right now. Please try again in a moment.';
export const recordsAway = 'The service is temporarily unavailable. Please try again in a moment.';
export const recordsFull = 'We can’t save changes right now. Please try again later.';
export const wrongCredentials = 'Incorrect email or password.';
export const sessionEnded = 'Your session has ended. Please log in again.';
export const resetLinkInvalid = 'This reset link has expired. Request a new one.';
export const passwordChanged = 'Your password has been changed. Please log in.';
export const passwordReplaced = 'Your password has been changed. All other devices were signed out.';
export const passwordWrong = 'Incorrect password.';
/** Sent with the code reauthentication_required, which opens the password prompt. */
export const proofNeeded = 'Confirm your password to continue.';
export const proven = 'Password confirmed.';
export const emailLinkSent = 'We emailed you a link. It works once and expires in a day.';
export const emailConfirmed = 'Your email is confirmed.';
export const emailLinkInvalid = 'This link has expired. Request a new one on your account page.';
export const emailCancelled = 'The change is canceled. Your email stays the same.';
export const emailCancelLinkInvalid =
  'This link has expired. If you didn’t request this change, contact us right away.';
export const feedEnded = 'Your private feed link was also reset. You can create a new one on your account page.';
export const emailUnproven = 'Confirm your email first.';
export const sessionGone = 'That session has already ended.';
export const accountDeleted = 'Your account has been deleted.';
export const countryNotServed = 'We can’t message numbers in this country. Enter your email instead.';
export const messageBudgetSpent = 'We’ve reached today’s message limit. Please try again tomorrow.';
export const consentNeeded = 'Check the box to receive messages at this number.';
export const messagingOff = 'Text messages are not available. Enter your email instead.';
export const messagesStayHere =
  'This is a demo: nothing leaves this machine. The message waits in the outbox, and the command npm run ops -- outbox shows it.';
export const confirmLinkSpent = 'This link has expired or was already used. Sign up again to get a new one.';
export const inviteGiven = 'You’re confirmed. Here is your one-time invite to the member-only discord.';
export const inviteNoneLeft = 'You’re confirmed and on the mailing list. No discord invites are left right now.';
export const inviteHadBefore = 'You’re confirmed. You already received your discord invite.';
export const linkInactive = 'This referral link is not active.';
export const promoterTermsOutdated = 'The terms have changed. Reload the page to read them.';
export const reportSpanWrong = 'The start date must be before the end date.';
