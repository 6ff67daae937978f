import * as sentences from '@/lib/domain/application/sentences';
import { productName } from './product';

/** Sentences for people. The first three groups are the specification's, word for word (sections 5 and 8). */

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

// Section 5: rules of the forms; the generic validators keep theirs in lib/domain/validators.ts
export const emailForgotten = 'Oops, you forgot to enter an email.';
export const phoneInvalid = 'Invalid phone number.';
export const emailOrPhoneNeeded = 'Enter your email or phone number.';
export const objectiveRefused = (product = productName) => sentences.objectiveRefused(product);
export const riskRefused = (product = productName) => sentences.riskRefused(product);
export const pleaseSelect = sentences.pleaseSelect;

// Our own: faults that the specification leaves to us
export const tookTooLong = 'That took too long. Please try again.';
/** Goes wherever the trades of January and February 2022 are shown. */
export const historicalSample = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
export const tooManyRequests = 'Too many tries. Please wait a little and try again.';
export const postWithdrawn = (day: string) => `This post was withdrawn on ${day}.`;
export const notFound = 'There is nothing at this address.';
export const mailOff = 'This form is not switched on yet: the site cannot send mail.';
export const messageKept = 'This is a demo: the message stays in its outbox and is not sent.';
export const formNotOpen = 'This form is not open yet. Nothing was kept of what you typed.';
export const fieldsMarked = 'Please look at what is marked below.';
export const newsletterConfirmed = 'Your address is confirmed. You are on the list.';
export const newsletterEnded = 'You are unsubscribed. We send nothing more to this address.';
export const newsletterChosen = 'Your choice is kept. It holds from the next mail on.';
export const newsletterWantsNone = 'Please choose one subject at least, or unsubscribe below.';
export const newsletterLinkInvalid = 'This link is no longer good. You can subscribe anew on our site.';
export const expirationPassed = 'Please choose a day that has not passed';
export const expirationTooFar = 'Please choose a day within the next three years';
export const emailTaken = 'There is already an account with this email. Please log in instead.';
export const passwordEasy = 'Please choose another password: this one is easy to guess.';
export const signingInIsBusy = 'Many people are signing in right now. Please try again in a moment.';
export const recordsAway = 'We cannot reach our records right now. Please try again in a moment.';
export const recordsFull = 'We cannot store anything right now. Please try again later.';
export const wrongCredentials = 'The email or the password is wrong.';
export const sessionEnded = 'Your session has ended. Please log in again.';
export const resetLinkInvalid = 'This reset link is no longer good. Please ask for a new one.';
export const passwordChanged = 'Your password has been changed. Please log in.';
export const passwordReplaced = 'Your password has been changed. Every other device was signed out.';
export const passwordWrong = 'This is not your password.';
/** With the code reauthentication_required, which the site answers by asking for the password. */
export const proofNeeded = 'Please confirm your password to go on.';
export const proven = 'Thank you. Your password is confirmed.';
export const emailLinkSent = 'A link is on its way to that address. It works once, for a day.';
export const emailConfirmed = 'Your address is confirmed.';
export const emailLinkInvalid = 'This link is no longer good. Log in and ask for a new one on your account page.';
export const emailUnproven = 'Please confirm your address first.';
export const sessionGone = 'That session has ended already.';
export const accountDeleted = 'Your account has been deleted.';
export const countryNotServed = 'We cannot message numbers of this country yet. Please leave your email instead.';
export const messageBudgetSpent = 'We have sent all the messages we can today. Please try again tomorrow.';
export const consentNeeded = 'Please tick the box, so that we may message this number.';
export const messagingOff = 'Messages to phones are not set up here. Please leave your email instead.';
export const messagesStayHere =
  'This is a demo: nothing leaves this machine. The message waits in the outbox, and the command npm run ops -- outbox shows it.';
export const confirmLinkSpent = 'This link has been used or is too old. Please sign up again to get a new one.';
export const inviteGiven = 'You are confirmed. Here is your invite to the member-only discord; it works once.';
export const inviteNoneLeft =
  'You are confirmed, and on the member-only list. No invite to the discord is left right now, and we have no date for new ones.';
export const inviteHadBefore = 'You are confirmed. Your invite to the member-only discord was given to you before.';
export const linkInactive = 'This referral link is not active.';
export const promoterTermsOutdated = 'The terms have changed meanwhile. Please load the page again and read them.';
export const reportSpanWrong = 'The first day must not be after the last.';
