import { yesOrNo } from '../answer-kinds';
import type { Question } from '../question';

/** Ties to public companies, exchanges and public office. What a yes is asked about is in disclosure-details. */
export const disclosures = {
  is_control_person: { ...yesOrNo, field: 'disclosures.is_control_person' },
  is_affiliated_exchange_or_finra: { ...yesOrNo, field: 'disclosures.is_affiliated_exchange_or_finra' },
  is_politically_exposed: { ...yesOrNo, field: 'disclosures.is_politically_exposed' },
  immediate_family_exposed: { ...yesOrNo, field: 'disclosures.immediate_family_exposed' },
} satisfies Record<string, Question>;
