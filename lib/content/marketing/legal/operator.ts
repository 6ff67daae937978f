import { productName } from '@/lib/content/shared/product';
import type { LegalFacts } from './facts';
import { list, text, type Part } from './document';

/** Who stands behind the site, said plainly where it is not known. */
export function operatorParts({ operator, isDemo }: LegalFacts): readonly Part[] {
  if (isDemo && !operator.name)
    return [
      text(
        `This is a demonstration of ${productName} and not a service that is offered to anybody. Whoever runs it has not been named. Before a real start the operator names itself, its address and a contact here.`,
      ),
    ];
  return [
    list(
      `Operator: ${operator.name ?? 'the operator has not named itself.'}`,
      `Address: ${operator.address ?? 'the operator has not given an address.'}`,
      operator.email
        ? ['Contact: ', { label: operator.email, href: `mailto:${operator.email}` }]
        : 'Contact: the operator has not given an address for mail.',
    ),
  ];
}

/** The address to write to, inside of a sentence. */
export const contactWords = ({ operator }: LegalFacts) =>
  operator.email
    ? { label: operator.email, href: `mailto:${operator.email}` }
    : 'the operator (who has not given an address for mail yet)';
