import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { offline } from '@/lib/content/shared/frame';
import { limitCopy as copy } from '@/lib/content/investing/limit-copy';

const loadHelper = async () => (await import('./limit-helper')).LimitHelper;

/** The calculator loads on request. */
export function LimitPart({ oursCents }: { oursCents?: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const { part: Helper, isLost, retry } = useLazyModule(loadHelper, isOpen);
  if (Helper) return <Helper oursCents={oursCents} />;
  if (isLost)
    return (
      <ErrorState title={copy.failed} onRetry={retry}>
        {offline}
      </ErrorState>
    );
  return (
    <p data-needs-scripts="">
      <Button weight="outline" isBusy={isOpen} onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
    </p>
  );
}
