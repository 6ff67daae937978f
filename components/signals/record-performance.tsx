import { TextLink } from '@/components/ui/navigation/text-link';
import { Section } from '@/components/ui/section';
import type { KeyFigures } from '@/lib/content/signals/key-figures';
import type { RecordPageCopy } from '@/lib/content/signals/record-page';
import { RecordSummary } from './record-summary';

type RecordPerformanceProps = KeyFigures & { copy: RecordPageCopy['summary'] };

/** The record's key figures, or why there are none yet, and the link to the detailed statistics. */
export const RecordPerformance = ({ copy, tooFew, figures }: RecordPerformanceProps) => (
  <Section title={copy.title} lead={copy.lead}>
    {tooFew ? <p>{tooFew}</p> : <RecordSummary figures={figures} />}
    <p>
      <TextLink href={copy.more.href}>{copy.more.label}</TextLink>
    </p>
  </Section>
);
