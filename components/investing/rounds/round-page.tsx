import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { roundCopy as copy } from '@/lib/content/investing/rounds';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import type { RoundProps } from '@/lib/server/investing/rounds/page-props/rounds';
import { RoundView } from './round-view';

/** The page of a public round. */
export function RoundPage({ round }: RoundProps) {
  return (
    <>
      <Seo
        title={round.name}
        description={copy.description(round.name)}
        path={investingPaths.round(round.slug)}
        isHidden={round.isSample}
      />
      <PageHeader eyebrow={copy.rounds} title={round.name} lead={round.about} />
      <RoundView round={round} />
    </>
  );
}
