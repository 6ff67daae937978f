import { paths } from '@/lib/domain/shared/paths';
import { productName } from '@/lib/content/shared/product';
import { list, text, type LegalDocument } from './document';
import type { LegalFacts } from './facts';
import { termsHead } from './heads';
import { contactWords, operatorParts } from './operator';

const disclosures = { label: 'disclosures', href: paths.disclosures };

/** Raised with the words: signing up writes it down with a hash of them. */
export const termsVersion = 3;

/** The agreement between a visitor or member and whoever runs the site. */
export const termsOfUse = (facts: LegalFacts): LegalDocument => ({
  ...termsHead,
  version: termsVersion,
  effective: '2026-11-22',
  lead: `These are the rules for using ${productName}. They are short on purpose. Where a law of your country gives you more, the law holds.`,
  sections: [
    {
      id: 'parties',
      title: 'Who agrees with whom',
      summary:
        'You and the operator named here. By reading the public pages you agree to nothing; by opening an account you agree to these terms.',
      parts: [
        ...operatorParts(facts),
        text('You must be 18 or older, and what you enter about yourself must be true.'),
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      summary:
        'Research, a public record of options signals, and an account of your own. It is information for everybody alike, made without knowing you.',
      parts: [
        text(
          'Pages that are not finished say so. What they will hold is a plan and not a promise, and nothing has to be paid for it.',
        ),
        text(
          `${productName} does not hold your money, does not place orders and does not advise anybody personally. What that means for you is in the `,
          disclosures,
          '.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      summary: 'An account is free. Keep your password to yourself, and tell us if somebody else has it.',
      parts: [
        list(
          'One account of each kind, member and investor, for each mail address.',
          'You answer for what is done with your account until you have told us that it is in other hands.',
          'You may close it at any time, without a reason and without a cost.',
          ['The button for it is on your account page. You can also write to ', contactWords(facts), '.'],
        ),
      ],
    },
    {
      id: 'paying',
      title: 'Paying',
      summary:
        'The price, what renews and how to cancel stand beside the button before you pay, and cancelling takes two clicks.',
      parts: [
        list(
          [
            'What the plans include and cost is on ',
            { label: 'the page of plans', href: paths.subscribe },
            '. A plan renews by itself, each month or each year as you chose, until you cancel it on your billing page.',
          ],
          'A cancelled plan runs to the end of what is paid, and until then you can take the cancellation back.',
          'A test drive turns into a paid plan only if you agreed to that with a card; we write to you before the first charge. It is had once by an account and by a card.',
          'The discount of cofounding customers stays as long as the subscription does, and ends with it.',
          'A card that is refused closes nothing for seven days.',
          'In a demonstration no money moves, and only test cards are taken.',
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'What is not allowed',
      summary:
        'Do not break in, do not pretend to be somebody else, do not flood the site, and do not sell its content as yours.',
      parts: [
        list(
          'No attempt at the accounts or data of others. If you find a weakness, tell us first and give us time to mend it.',
          'No programs that ask faster than the limits allow. The documented calls may be used within them.',
          'No untrue statement about results, and no recommendation of ours that hides that you are paid for it.',
          'You may quote and share single pages and figures with their source. Copying the whole record to offer it as your own is not allowed.',
        ),
      ],
    },
    {
      id: 'ambassadors',
      title: 'Recommending us for money',
      summary:
        'Ambassadors agree to terms of their own before a link works. The main one is that everybody they tell must know that they are paid.',
      parts: [
        text(
          'Commission is paid on subscriptions only, never on investments or brokerage accounts, on two degrees and by the published schedule. There is no commission for bringing in ambassadors as such.',
        ),
      ],
    },
    {
      id: 'investing',
      title: 'Investing in companies',
      summary:
        'A security is offered on this site only in a round that is open, under Regulation Crowdfunding, by a registered intermediary and with its own documents.',
      parts: [
        text(
          'What is said here about rounds is meant for information. The rules for them are in the ',
          disclosures,
          '.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      summary:
        'We answer for what we do on purpose or with gross carelessness, and for what the law does not let anybody exclude. We do not answer for what you lose by trading.',
      parts: [
        text(
          'Prices, dates and results can be late or wrong. We mend what we learn of and mark what was mended. Decide nothing that you cannot undo on a figure that you have seen here only.',
        ),
        text('The site may be away for a time, for repairs or by a fault. We do what we reasonably can to keep it up.'),
      ],
    },
    {
      id: 'ending',
      title: 'How it ends',
      summary: 'You can leave at any time. The operator can close an account that breaks these terms, and says why.',
      parts: [
        text(
          'Unless there is danger, you are asked first and have 14 days to answer. What the law or the ledger must keep is kept; what that is stands in the ',
          { label: 'privacy notice', href: `${paths.privacy}#kept` },
          '.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and which law holds',
      summary:
        'Terms have a version and a date. A change that costs you something holds only once you have been told and had 30 days to leave.',
      parts: [
        text(
          facts.operator.address
            ? 'The law at the operator’s address holds, and what protects consumers where you live holds in any case.'
            : 'The law at the operator’s address holds, once the operator has given one, and what protects consumers where you live holds in any case.',
        ),
        text('If a sentence here should not be valid, the others stay.'),
      ],
    },
  ],
});
