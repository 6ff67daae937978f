import { RecordTable } from '@/components/signals/record-table';
import { Section } from '@/components/ui/section';
import { sampleRecord } from './sample-record';

export function TableShow() {
  return (
    <Section title="Table" lead="Press the name of a column to sort. Below 640 pixels each row is a card.">
      <RecordTable record={sampleRecord} />
    </Section>
  );
}
