import { paths } from '@/lib/domain/shared/paths';
import { list, text, type LegalDocument } from '@/lib/content/marketing/legal/document';
import { inForceSince, whoseWords } from './common-parts';

export const customerAgreement: LegalDocument = {
  title: 'Customer agreement',
  description: 'How orders are carried out, what nobody answers for, and how a dispute is settled.',
  path: paths.agreement('customer-agreement'),
  version: 1,
  effective: inForceSince,
  lead: 'You decide what is bought and sold. Nobody at the broker, and nobody at this site, gives you advice or looks whether a trade suits you.',
  sections: [
    {
      id: 'orders',
      title: 'Your orders',
      summary:
        'An order is carried out as you gave it, at a price that the market makes. It can be late, partial or refused, and a price you saw may be gone.',
      parts: [
        list(
          'A market order takes the price that is there. A limit order waits for yours, and may never be filled.',
          'What you order is yours to pay for on the day on which it settles.',
          'An order can be taken back only until it is carried out.',
        ),
      ],
    },
    {
      id: 'no-advice',
      title: 'No advice',
      summary:
        'Signals, charts and figures on this site are made for everybody and know nothing about you. None is a recommendation.',
      parts: [
        text(
          'What is behind them, and what they leave out, is in the ',
          { label: 'disclosures', href: paths.disclosures },
          '.',
        ),
      ],
    },
    {
      id: 'access',
      title: 'Your access',
      summary:
        'Keep your password to yourself, and say at once if somebody else may know it. Systems fail at times, and trading can stop.',
      parts: [
        text(
          'Whoever signs in as you acts as you until you have told us. Neither the broker nor this site answers for what you lose because a market, a line or a system stood still.',
        ),
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      summary:
        'Disputes with the broker go to arbitration and not to a court. Both sides give up a judge and a jury by signing this.',
      parts: [
        list(
          'An award is final; a court can change it in few cases only.',
          'Arbitrators need not give reasons unless both sides ask for them in time.',
          'Class actions that a court has admitted are left as they are.',
        ),
      ],
    },
    whoseWords,
  ],
};
