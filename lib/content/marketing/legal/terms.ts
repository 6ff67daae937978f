import { refundRequestDays } from '@/lib/domain/membership/plans';
import { paths } from '@/lib/domain/shared/paths';
import { productName } from '@/lib/content/shared/product';
import { list, text, type LegalDocument } from '@/lib/content/shared/legal-document';
import type { LegalFacts } from './facts';
import { termsHead } from './heads';
import { contactText, operatorParts } from './operator';

const disclosures = { label: 'disclosures', href: paths.disclosures };

/** Incremented with every change of the text. Each sign-up stores it with a hash of the text. */
export const termsVersion = 5;

/** The terms of use between visitors or members and the operator. */
export const termsOfUse = (facts: LegalFacts): LegalDocument => ({
  ...termsHead,
  version: termsVersion,
  effective: '2026-11-28',
  lead: `These terms apply to your use of ${productName}. If the law where you live gives you more rights, that law applies.`,
  sections: [
    {
      id: 'parties',
      title: 'Agreement to these terms',
      summary:
        'These terms are between you and the operator named here. You agree to them by opening an account, not by reading public pages.',
      parts: [
        ...operatorParts(facts),
        text('You must be at least 18, and the information you give us must be accurate.'),
      ],
    },
    {
      id: 'service',
      title: 'The service',
      summary:
        'We provide research, a public track record of options signals and an account. The information is general and the same for everyone.',
      parts: [
        text('Planned features are not commitments, and you don’t pay for them.'),
        text(
          `${productName} doesn’t hold your money, place orders or give personal advice. See the `,
          disclosures,
          '.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      summary: 'An account is free. Keep your password secret, and tell us if someone else has it.',
      parts: [
        list(
          'You may have one account of each type, member and investor, for each email address.',
          'You are responsible for activity on your account until you tell us that someone else has access.',
          'You may close your account at any time, at no cost and without giving a reason.',
          ['To close it, use the button on your account page or write to ', contactText(facts), '.'],
        ),
      ],
    },
    {
      id: 'paying',
      title: 'Payment, renewal and cancellation',
      summary: 'Before you pay, checkout shows the price, what renews and how to cancel. You can cancel in two clicks.',
      parts: [
        list(
          [
            'Plans and prices are on the ',
            { label: 'pricing page', href: paths.subscribe },
            '. A plan renews automatically each month or year, as you chose, until you cancel it on your billing page.',
          ],
          'After you cancel, your plan runs until the end of the period you paid for. Until then, you can resume it.',
          'A test drive becomes a paid plan only if you agreed to that with a card. We email you before the first charge. Test drives are limited to one per account and one per card.',
          'The cofounding customer discount lasts as long as the subscription and ends with it.',
          'If a payment fails, you keep access for seven days.',
          'In a demo, no money moves and only test cards work.',
        ),
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      summary:
        'We refund every charge made by mistake. Other payments are not refunded once their period has started, but you keep access until its end.',
      parts: [
        list(
          [
            `Tell us within ${refundRequestDays} days about a charge after you canceled, a second charge for one period, or an amount that checkout didn’t show. Write to `,
            contactText(facts),
            '. We refund it in full.',
          ],
          'If you paid for a period and it hasn’t started, we refund it when you ask.',
          'If the law where you live lets you withdraw, we refund what it requires.',
          [
            'Refunds go back to the payment method you used, appear in ',
            { label: 'Billing', href: paths.billing },
            ', and we email you.',
          ],
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Acceptable use',
      summary:
        'Don’t access other people’s accounts, impersonate anyone, overload the site or sell its content as your own.',
      parts: [
        list(
          'Don’t try to access other people’s accounts or data. If you find a vulnerability, report it to us first and give us time to fix it.',
          'Don’t run programs that exceed our rate limits. You may use the documented API within them.',
          'Don’t make false statements about results, and don’t recommend us without disclosing that you are paid.',
          'You may quote and share single pages and figures if you name the source. You may not copy the full track record and offer it as your own.',
        ),
      ],
    },
    {
      id: 'ambassadors',
      title: 'Ambassador program',
      summary:
        'Ambassadors must accept separate terms before their link works. Above all, they must disclose that they are paid.',
      parts: [
        text(
          'Commission is paid on subscriptions only, at two referral levels and by the published schedule. Investments and brokerage accounts never pay commission, and neither does recruiting ambassadors.',
        ),
      ],
    },
    {
      id: 'investing',
      title: 'Investments',
      summary:
        'Securities are offered on this site only in an open round, under Regulation Crowdfunding, through a registered intermediary and with the round’s own documents.',
      parts: [
        text('What we say about rounds here is for information only. The rules for them are in the ', disclosures, '.'),
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      summary:
        'We are liable for intentional misconduct, gross negligence and anything else the law doesn’t let us exclude. We are not liable for your trading losses.',
      parts: [
        text(
          'Prices, dates and results can be late or wrong. We correct the errors we learn of and mark the corrections. Don’t make a decision you can’t reverse based only on a figure shown here.',
        ),
        text(
          'The site may be unavailable because of maintenance or faults. We make reasonable efforts to keep it available.',
        ),
      ],
    },
    {
      id: 'ending',
      title: 'Termination',
      summary:
        'You can leave at any time. The operator can close an account that breaks these terms, and will tell you why.',
      parts: [
        text(
          'Unless there is an urgent risk, the operator contacts you first and gives you 14 days to respond. Some records must be kept by law or for accounting. They are listed in our ',
          { label: 'privacy policy', href: `${paths.privacy}#rights` },
          '.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes and governing law',
      summary:
        'These terms have a version and an effective date. A change to your disadvantage applies only after we tell you and you have had 30 days to leave.',
      parts: [
        text(
          facts.operator.address
            ? 'The law at the operator’s address governs these terms. Consumer protection law where you live applies in any case.'
            : 'The law at the operator’s address governs these terms once the operator has provided one. Consumer protection law where you live applies in any case.',
        ),
        text('If one provision of these terms is invalid, the others remain in effect.'),
      ],
    },
  ],
});
