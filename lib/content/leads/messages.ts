import { productName } from '@/lib/content/shared/product';

/** Messages of the visitor forms, the newsletter and invitations. */
export const welcomeWithLink = (product = productName) => `Welcome to ${product}. The App Link is on its way!`;
export const phoneInvalid = 'Invalid phone number.';
export const emailOrPhoneNeeded = 'Enter your email or phone number.';
export const mailOff = 'This form is not available right now.';
export const messageKept = 'Demo: no email is sent.';
export const formNotOpen = 'This form is not available right now. Your entries were not saved.';
export const newsletterConfirmed = 'We’ll email you what you signed up for. Unsubscribe anytime.';
export const newsletterEnded = 'We won’t email you the newsletter or the weekly report anymore.';
export const newsletterChosen = 'Your preferences are saved.';
export const newsletterWantsNoList = 'Choose the newsletter or the weekly report, or unsubscribe below.';
export const newsletterWantsNone = 'Choose at least one topic, or unsubscribe below.';
export const newsletterLinkInvalid = 'This link has expired. Subscribe again to get a new one.';
export const unsubscribeLinkInvalid =
  'This link is incomplete or out of date. Use the link in our latest email, or write to us and we’ll unsubscribe you.';
export const expirationPassed = 'Choose a date that hasn’t passed';
export const expirationTooFar = 'Choose a date within the next three years';
export const countryNotServed = 'We can’t message numbers in this country. Enter your email instead.';
export const messageBudgetSpent = 'We’ve reached today’s message limit. Try again tomorrow.';
export const consentNeeded = 'Check the box to receive messages at this number.';
export const messagingOff = 'Text messages are not available. Enter your email instead.';
export const messagesStayHere = 'Demo: no message is sent. To see it, run npm run ops -- outbox.';
export const confirmLinkSpent =
  'This link has expired or was already used. Get a new link, or log in if you have an account.';
export const inviteGiven = 'You’re confirmed. Here is your one-time invite to the member-only discord.';
export const inviteNoneLeft = 'You’re confirmed and on the mailing list. No discord invites are left right now.';
export const inviteHadBefore = 'You’re confirmed. You already received your discord invite.';
