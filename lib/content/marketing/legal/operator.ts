import { productName } from '@/lib/content/shared/product';
import type { LegalFacts } from './facts';
import { list, text, type Part } from '@/lib/content/shared/legal-document';

/** The operator's identity, or a statement that it is not provided. */
export function operatorParts({ operator, isDemo }: LegalFacts): readonly Part[] {
  if (isDemo && !operator.name)
    return [
      text(
        `This is a demo of ${productName}, not a service offered to the public. Its operator has not been named. Before launch, the operator adds its name, address and contact details here.`,
      ),
    ];
  return [
    list(
      `Operator: ${operator.name ?? 'not named yet'}`,
      `Address: ${operator.address ?? 'not provided yet'}`,
      operator.email
        ? ['Email: ', { label: operator.email, href: `mailto:${operator.email}` }]
        : 'Email: not provided yet',
    ),
  ];
}

/** The operator's email as part of a sentence. */
export const contactText = ({ operator }: LegalFacts) =>
  operator.email
    ? { label: operator.email, href: `mailto:${operator.email}` }
    : 'the operator (no email address provided yet)';
