import { graceDays } from '@/lib/domain/membership';
import { testDriveDays } from '@/lib/domain/plans';

/** A test, by its file and the words of its title. */
export type Proof = { file: string; title: string };
export type BillingPromise = { text: string; proofs: readonly Proof[] };

/** What a run of the tests writes down a proof under. */
export const proofKey = ({ file, title }: Proof) => `${file}: ${title}`;

const inBrowser = 'e2e/billing.spec.ts';
const time = 'tests/api/billing-time.test.ts';
const cancelling = 'tests/api/cancelling.test.ts';
const plans = 'tests/api/plans.test.ts';
const paying = 'tests/api/transactions.test.ts';

/** What we promise about payments, each with the tests that would fail if it did not hold. A test checks that they are there. */
export const billingPromises: readonly BillingPromise[] = [
  {
    text: 'You cancel in two clicks from your account page, without asking anybody, and take it back in one.',
    proofs: [
      {
        file: inBrowser,
        title:
          '[E1] [E5] [E7] [U1] [U6] a member starts a test drive in one sitting, cancels in two clicks, and comes back in one',
      },
    ],
  },
  {
    text: 'After you cancel, everything stays open to the end of what you paid for. Then it closes, and nothing is charged any more.',
    proofs: [
      {
        file: cancelling,
        title: 'runs to the end of what is paid, says so by mail, and is taken back in one call',
      },
      { file: cancelling, title: 'closes at the end, and cannot be taken back then' },
    ],
  },
  {
    text: `A test drive of ${testDriveDays} days begins with your consent and charges nothing on its first day.`,
    proofs: [
      { file: plans, title: 'is agreed to, charges nothing at first, and is had once by an account and by a card' },
    ],
  },
  {
    text: 'We write to you before the first charge of a test drive, with the day and the amount.',
    proofs: [
      {
        file: time,
        title: '[E7] writes before the first charge of a test drive, once, and not to whoever has cancelled',
      },
    ],
  },
  {
    text: 'What the button says is what is charged, however often you press it.',
    proofs: [
      {
        file: paying,
        title: '[E4] [R47] makes one subscription, however many ask at once, with and without a key',
      },
      {
        file: paying,
        title: '[E4] [R46] ends an unfinished one when another plan is chosen: what is charged is what the button says',
      },
    ],
  },
  {
    text: 'The founder’s discount stays for as long as you stay subscribed, whatever card or interval you pay with.',
    proofs: [
      { file: plans, title: 'survives another interval, another card, a cancellation taken back and a pause' },
      { file: plans, title: 'is lost by ending, and not had again' },
    ],
  },
  {
    text: `A refused card closes nothing for ${graceDays} days. We write three times, and another card opens everything at once.`,
    proofs: [
      {
        file: time,
        title:
          'is told three times within the grace, shown on the page, closes after it, and opens at once when it is mended',
      },
    ],
  },
  {
    text: 'A gift ends by itself and never turns into a charge.',
    proofs: [
      { file: 'tests/domain/access.test.ts', title: 'opens by a gift until its last moment, and by nothing after it' },
    ],
  },
  {
    text: 'Money that goes back to you stands on your billing page, and we write to you.',
    proofs: [
      {
        file: 'tests/api/money-back.test.ts',
        title: 'in parts and then whole is shown, mailed and counted once each, and closes nothing by itself',
      },
    ],
  },
  {
    text: 'Deleting your account ends what you pay for first, in the same step.',
    proofs: [{ file: plans, title: '[E11] an account that is deleted pays for nothing any more, and is told so' }],
  },
  {
    text: 'Nobody else can see, change or end what you pay for.',
    proofs: [{ file: 'tests/api/foreign-payments.test.ts', title: 'is answered like what does not exist' }],
  },
];
