import { newsletterConsent, weeklyReportConsent } from './consent-texts';
import { testDriveConsentText } from './test-drive-consent';
import { productName } from '@/lib/content/shared/product';

export type ConsentText = { version: number; text: string };

/**
 * The exact texts that people consent to. A changed text needs a new version; a test holds the hashes of all published
 * versions. Each consent stores the version and the text's SHA-256, and the text itself is stored once.
 */
export const consents = {
  'phone-test-drive': {
    version: 2,
    text: `By submitting your number, you agree to receive one automated message from ${productName} with the link to your test drive: by SMS in the United States and Canada, by WhatsApp elsewhere. Consent is not a condition of any purchase. Message and data rates may apply. Reply STOP to stop, HELP for help.`,
  },
  'phone-app-link': {
    version: 2,
    text: `By submitting your number, you agree to receive one automated message from ${productName} with the app link: by SMS in the United States and Canada, by WhatsApp elsewhere. Consent is not a condition of any purchase. Message and data rates may apply. Reply STOP to stop, HELP for help.`,
  },
  'signup-phone': {
    version: 2,
    text: `I agree to join ${productName}’s member-only distribution list and to receive automated messages about the test drive and membership at this number: by SMS in the United States and Canada, by WhatsApp elsewhere, up to four a month. Consent is not a condition of any purchase. Message and data rates may apply. Reply STOP to stop, HELP for help.`,
  },
  'signup-email': {
    version: 2,
    text: `By submitting your email, you ask to join ${productName}’s member-only distribution list. We send one confirmation email, and nothing else until you confirm. Every email after that has an unsubscribe link.`,
  },
  'self-description': {
    version: 2,
    text: `I agree that ${productName} stores my answer about my background, which is sensitive data, for one purpose: to publish its progress on the equality commitment once a quarter, and only in groups of at least five people. It is stored apart from my account, under a key instead of my name. My answer is voluntary and doesn’t change what I get. I can withdraw it at any time, and it is then deleted immediately.`,
  },
  'signal-texts': {
    version: 1,
    text: `I agree to receive automated messages from ${productName} about new, closed and corrected options signals at this number: by SMS in the United States and Canada, by WhatsApp elsewhere, up to ten a day. Consent is not a condition of any purchase. Message and data rates may apply. Reply STOP to stop, HELP for help.`,
  },
  'outcome-survey': {
    version: 1,
    text: `I agree that ${productName} stores the prices I report for options signals under my account and publishes them only as averages of at least 30 members, updated once a month. Taking part is voluntary and doesn’t change what I get. I can leave at any time, and everything I reported is then deleted.`,
  },
  'test-drive': { version: 2, text: testDriveConsentText },
  newsletter: { version: 2, text: newsletterConsent },
  'weekly-report': { version: 1, text: weeklyReportConsent },
} as const satisfies Record<string, ConsentText>;

export type ConsentName = keyof typeof consents;
