import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { list, text, type LegalDocument } from '@/lib/content/shared/legal-document';
import { effective, sampleNotice } from './common-parts';

export const customerAgreement: LegalDocument = {
  title: 'Customer agreement',
  description: 'How orders are executed, who is liable for what and how disputes are resolved.',
  path: brokeragePaths.agreement('customer-agreement'),
  version: 2,
  effective,
  lead: 'You make your own investment decisions. Neither the broker nor this site gives you advice or checks whether a trade is suitable for you.',
  sections: [
    {
      id: 'orders',
      title: 'Your orders',
      summary:
        'The broker executes your order as you placed it, at a market price. It can be late, partial or rejected, and a price you saw may no longer be available.',
      parts: [
        list(
          'A market order executes at the available price. A limit order waits for your price and may never be filled.',
          'You must pay for what you buy on its settlement date.',
          'You can cancel an order only until it is executed.',
        ),
      ],
    },
    {
      id: 'no-advice',
      title: 'No advice',
      summary:
        'Signals, charts and figures on this site are the same for everyone and don’t reflect your situation. None is a recommendation.',
      parts: [
        text(
          'The ',
          { label: 'disclosures', href: paths.disclosures },
          ' explain how they are calculated and what they leave out.',
        ),
      ],
    },
    {
      id: 'access',
      title: 'Account access',
      summary:
        'Keep your password secret, and tell us immediately if someone else may know it. Systems can fail, and trading can stop.',
      parts: [
        text(
          'You are responsible for what is done with your login until you tell us. Neither the broker nor this site is liable for losses caused by an outage of a market, a connection or a system.',
        ),
      ],
    },
    {
      id: 'disputes',
      title: 'Arbitration',
      summary:
        'Disputes with the broker go to arbitration, not to court. By signing this agreement, both sides give up their right to a judge and jury.',
      parts: [
        list(
          'An award is final. A court can change it only in limited cases.',
          'Arbitrators don’t have to give reasons unless both sides ask for them in time.',
          'Class actions that a court has certified are not affected.',
        ),
      ],
    },
    sampleNotice,
  ],
};
