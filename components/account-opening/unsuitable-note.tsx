import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { flowWords as words } from '@/lib/content/application/words';
import type { Answers } from '@/lib/domain/application/keys';
import { suitable } from '@/lib/domain/application/rules';
import { paths } from '@/lib/domain/paths';

/** Where somebody can go on whom the broker's rule turns away. It names no answer that would be taken. */
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
