import { Link } from '@/components/ui/navigation/link';
import { Notice } from '@/components/ui/feedback/notice';
import { flowCopy as words } from '@/lib/content/brokerage/application/copy';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { suitable } from '@/lib/domain/brokerage/application/rules';
import { paths } from '@/lib/domain/shared/paths';

/** Alternatives for an applicant whom the broker's rule rejects. Does not reveal which answers would be accepted. */
export function UnsuitableNote({ answers }: { answers: Answers }) {
  const isTurnedAway = Object.entries(suitable).some(([name, taken]) => {
    const given = answers[name as keyof typeof suitable];
    return given !== undefined && given !== '' && !taken.some((value) => value === given);
  });
  return (
    <div role="status">
      {isTurnedAway ? (
        <Notice title={words.unsuitableTitle}>
          {words.unsuitable}
          <Link href={paths.optionsSignals}>{words.unsuitableLinks.record}</Link>, or{' '}
          <Link href={paths.sectors}>{words.unsuitableLinks.research}</Link>.
        </Notice>
      ) : null}
    </div>
  );
}
