import { graceDays } from '@/lib/domain/membership/membership';
import { testDriveDays } from '@/lib/domain/membership/plans';

/** A test, identified by file and title. */
export type Proof = { file: string; title: string };
/** A guarantee with its tests; `checks` describes each test for readers. */
export type BillingPromise = { text: string; proofs: readonly (Proof & { checks: string })[] };

/** The key of a test in the test report. */
export const proofKey = ({ file, title }: Proof) => `${file}: ${title}`;

const inBrowser = 'e2e/membership/billing.spec.ts';
const time = 'tests/membership/billing-time.server.test.ts';
const cancelling = 'tests/membership/cancelling.server.test.ts';
const plans = 'tests/membership/plans/plans.server.test.ts';
const paying = 'tests/membership/transactions.server.test.ts';

/** Billing guarantees, each with the tests that cover it. A unit test checks that those tests exist. */
export const billingPromises: readonly BillingPromise[] = [
  {
    text: 'Cancel in two clicks from your profile. Resume in one.',
    proofs: [
      {
        file: inBrowser,
        title: '[E1] [E5] [E7] [U1] [U6] a member starts a test drive, cancels it in two clicks, and resumes it in one',
        checks: 'In a browser, a member starts a test drive, cancels it in two clicks and resumes it in one.',
      },
    ],
  },
  {
    text: 'After you cancel, you keep access until the end of the period you paid for. You are not charged again.',
    proofs: [
      {
        file: cancelling,
        title: 'keeps access until the end of the paid period, sends an email, and is undone by one call',
        checks:
          'A canceled plan stays active until the end of the paid period. The member gets an email and can resume.',
      },
      {
        file: cancelling,
        title: 'ends access at the end of the period, and cannot be undone after that',
        checks: 'Access ends with the period, and the plan can no longer be resumed.',
      },
    ],
  },
  {
    text: `Your ${testDriveDays}-day test drive starts only with your consent, and you pay nothing on the first day.`,
    proofs: [
      {
        file: plans,
        title: 'needs consent, charges nothing at first, and is available once per account and card',
        checks: 'Without consent no test drive starts. With it, nothing is charged on the first day.',
      },
    ],
  },
  {
    text: 'We email you the date and amount before the first charge after a test drive.',
    proofs: [
      {
        file: time,
        title: '[E7] writes before the first charge of a test drive, once, and not to anyone who has canceled',
        checks: 'The email arrives before the first charge, once. Members who have canceled don’t get it.',
      },
    ],
  },
  {
    text: 'You are charged the amount on the button, once, even if you click twice.',
    proofs: [
      {
        file: paying,
        title: '[E4] [R47] creates one subscription, however many requests arrive at once, with and without a key',
        checks: 'Many identical requests at the same time start one plan and make one charge.',
      },
      {
        file: paying,
        title: '[E4] [R46] ends an unfinished one when another plan is chosen: the charge is what the button says',
        checks: 'When a member chooses another plan before paying, the charge is the amount on the button.',
      },
    ],
  },
  {
    text: 'Your cofounder discount stays while you are subscribed, even if you change your card or billing interval.',
    proofs: [
      {
        file: plans,
        title: 'is kept through another interval, another card, an undone cancellation and a pause',
        checks: 'The discount stays after a change of interval, a new card, a resumed plan and a pause.',
      },
      {
        file: plans,
        title: 'is lost when the plan ends, and not given again',
        checks: 'The discount ends with the plan and isn’t given twice.',
      },
    ],
  },
  {
    text: `If a payment fails, you keep access for ${graceDays} days. We email you three times, and a new card restores your plan right away.`,
    proofs: [
      {
        file: time,
        title:
          'is mailed three times within the grace period, shown on the page, ends access after it, and restores access when fixed',
        checks: 'Three emails go out within the grace period, access ends after it, and a payment restores it.',
      },
    ],
  },
  {
    text: 'Gifts end automatically and never renew.',
    proofs: [
      {
        file: 'tests/membership/access.unit.test.ts',
        title: 'is open until the gift’s last moment, and not after it',
        checks: 'A gift is open until its last moment and closed after it.',
      },
    ],
  },
  {
    text: 'Refunds appear in Billing, and we email you.',
    proofs: [
      {
        file: 'tests/membership/money-back.server.test.ts',
        title: 'in parts and then in full is shown, mailed and counted once each, and ends no access by itself',
        checks: 'Partial and full refunds appear in Billing, and each is emailed once.',
      },
    ],
  },
  {
    text: 'Deleting your account also cancels your plan.',
    proofs: [
      {
        file: plans,
        title: '[E11] a deleted account is charged no more, and its owner is notified',
        checks: 'After an account is deleted, nothing more is charged, and its owner gets an email.',
      },
    ],
  },
  {
    text: 'No one else can see, change or cancel your plan.',
    proofs: [
      {
        file: 'tests/membership/foreign-payments.server.test.ts',
        title: 'gets the same answer as one that does not exist',
        checks: 'For everyone but its owner, a plan looks like one that doesn’t exist.',
      },
    ],
  },
];
