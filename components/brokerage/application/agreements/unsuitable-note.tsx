import { Link } from '@/components/ui/navigation/link';
import { Notice } from '@/components/ui/feedback/notice';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { suitable } from '@/lib/domain/brokerage/application/suitability';
import { paths } from '@/lib/domain/shared/paths';

/** Alternatives for an applicant whom the broker's rules reject. Does not reveal which answers would be accepted. */
export function UnsuitableNote({ answers }: { answers: Answers }) {
  const isRejected = Object.entries(suitable).some(([name, taken]) => {
    const given = answers[name as keyof typeof suitable];
    // A radio group without a selection is null after the form was validated.
    return Boolean(given) && !taken.some((value) => value === given);
  });
  return (
    <div role="status">
      {isRejected ? (
        <Notice title={copy.unsuitableTitle}>
          {copy.unsuitable}
          <Link href={paths.optionsSignals}>{copy.unsuitableLinks.record}</Link>, or{' '}
          <Link href={paths.sectors}>{copy.unsuitableLinks.research}</Link>.
        </Notice>
      ) : null}
    </div>
  );
}
