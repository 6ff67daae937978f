import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { LoadError } from '@/components/ui/feedback/load-error';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { limitCopy as copy } from '@/lib/content/investing/limit-copy';

const loadHelper = async () => (await import('./limit-helper')).LimitHelper;

/** The investment limit. Its calculator loads on demand. */
export function LimitSection({ oursCents }: { oursCents?: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const { part: Helper, failure, retry } = useLazyModule(loadHelper, isOpen);
  if (Helper) return <Helper oursCents={oursCents} />;
  if (failure) return <LoadError title={copy.failed} failure={failure} onRetry={retry} />;
  return (
    <p data-needs-scripts="">
      <Button weight="outline" isBusy={isOpen} onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
    </p>
  );
}
