import { useEffect } from 'react';
import { continueAt } from '@/lib/content/brokerage/application/continue-at';
import { existsCopy } from '@/lib/content/brokerage/application/copy';
import type { BlockLink } from '@/lib/content/shared/blocks';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { useStatus } from './use-status';

/** Where a member continues an application: at its saved step, or at its status. Renders nothing without either. */
export function OwnBegin({ onFound }: { onFound: (link: BlockLink | undefined) => void }) {
  const { found } = useStatus();
  const hasApplied = Boolean(found?.application);
  const step = found?.draft?.step;
  useEffect(() => {
    if (hasApplied) onFound({ label: existsCopy.action, href: brokeragePaths.openAccountStatus });
    else if (step) onFound({ label: continueAt(step), href: brokeragePaths.openAccountStep(step) });
    return () => onFound(undefined);
  }, [hasApplied, step, onFound]);
  return null;
}
