import { productName } from '@/lib/content/shared/product';

/** Messages of sign-up, login and the account. */
export const welcomeBack = 'Welcome Back! Pleasure to see you again.';
export const resetLinkSent = 'Your reset password link is on its way.';
export const welcome = (product = productName) => `Welcome to ${product}`;
export const emailForgotten = 'Oops, you forgot to enter an email.';
export const emailTaken = 'An account with this email already exists. Log in instead.';
export const passwordEasy = 'This password is easy to guess. Choose another one.';
export const passwordUnchanged = 'This is your current password. Choose a different one.';
export const signingInIsBusy = 'Too many logins right now. Try again in a moment.';
export const wrongCredentials = 'Incorrect email or password.';
export const resetLinkInvalid = 'This reset link has expired. Request a new one.';
export const passwordChanged = 'Your password has been changed. Log in with your new password.';
export const passwordReplaced = 'Your password has been changed. All other devices were signed out.';
export const passwordWrong = 'Incorrect password.';
export const confirmEmailFirst = 'Confirm your email first. We can send you a link.';
export const investorPasswordNeeded =
  'You already have an investor account with another password. Enter it to link both.';
/** Sent with the code `reauthentication_required`, which opens the password prompt. */
export const proofNeeded = 'Confirm your password to continue.';
export const proven = 'Password confirmed.';
export const emailLinkSent = 'We emailed you a link. It works once and expires in a day.';
export const emailConfirmed = 'Your email is confirmed.';
/** What a changed email means for the linked member or investor account of the same person. */
export const linkedEmail = {
  moved: 'Your member and investor accounts both use it now.',
  unlinked: 'Your member and investor accounts have different emails now, so they are no longer linked.',
};
export const emailLinkInvalid = 'This link has expired. Request a new one in your profile.';
export const emailCancelled = 'The change is canceled. Your email stays the same.';
export const emailCancelLinkInvalid =
  'This link has expired. If you didn’t request this change, contact us right away.';
export const feedEnded = 'Your private feed link was also reset. You can create a new one in your profile.';
export const detailsRemoved =
  'Your email wasn’t confirmed before, so we removed payout details, tax forms, numbers for signal texts and Tradier logins that someone else could have added.';
export const emailUnproven = 'Confirm your email first.';
export const sessionGone = 'That session has already ended.';
export const accountDeleted = 'Your account has been deleted.';
