import { newsletterConsent } from '@/lib/content/publishing/newsletter-line';
import { testDriveConsentText } from '@/lib/content/membership/test-drive';
import { productName } from '@/lib/content/shared/product';

export type ConsentText = { version: number; text: string };

/**
 * What people agree to, word for word. A text that changes takes a new version with it (a test holds the hashes of all
 * that were ever shown); with each consent the version and the text's SHA-256 are stored, and the words
 * themselves once.
 */
export const consents = {
  'phone-test-drive': {
    version: 1,
    text: `By pressing the button you ask ${productName} to send one automated message with the app link for your test drive to this number: by SMS in the United States and Canada, by WhatsApp elsewhere. It is not a condition of any purchase. Message and data rates may apply. Reply STOP to stop, HELP for help.`,
  },
  'phone-app-link': {
    version: 1,
    text: `By pressing the button you ask ${productName} to send one automated message with the app link to this number: by SMS in the United States and Canada, by WhatsApp elsewhere. It is not a condition of any purchase. Message and data rates may apply. Reply STOP to stop, HELP for help.`,
  },
  'signup-phone': {
    version: 1,
    text: `I agree that ${productName} puts my number on its member-only distribution list and sends me automated messages about the test drive and for members: by SMS in the United States and Canada, by WhatsApp elsewhere, at most four a month. My agreement is not a condition of any purchase. Message and data rates may apply. I can reply STOP to stop, HELP for help.`,
  },
  'signup-email': {
    version: 1,
    text: `With an email you ask ${productName} to put it on its member-only distribution list. Nothing but one mail is sent before you confirm in it, and every mail after that has a link to unsubscribe.`,
  },
  'self-description': {
    version: 1,
    text: `I agree that ${productName} keeps my answer about my background, which is sensitive, for one purpose: to publish, once a quarter and only in groups of at least five people, how far its equality commitment has come. It is kept apart from my account, under a key in place of my name. My answer is free and changes nothing about what I get. I can withdraw it at any time, and it is then deleted at once.`,
  },
  'test-drive': { version: 1, text: testDriveConsentText },
  newsletter: { version: 1, text: newsletterConsent },
} as const satisfies Record<string, ConsentText>;

export type ConsentName = keyof typeof consents;
