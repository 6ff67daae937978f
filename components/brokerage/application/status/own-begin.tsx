import { useEffect } from 'react';
import { continueAt } from '@/lib/content/brokerage/application/continue-at';
import { existsCopy } from '@/lib/content/brokerage/application/copy';
import type { BlockLink } from '@/lib/content/shared/block-link';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { useStatus } from './use-status';

/**
 * Overrides the page's first link, title and text for a member with a draft or an application. Without a title or text,
 * the page's own stay.
 */
export type OwnBeginning = { link: BlockLink; title?: string; text?: string };

/** Finds where a member continues an application: its saved step or its status. Renders nothing. */
export function OwnBegin({ onFound }: { onFound: (own: OwnBeginning | undefined) => void }) {
  const { found } = useStatus();
  const hasApplied = Boolean(found?.application);
  const step = found?.draft?.step;
  useEffect(() => {
    const { title, text, action } = existsCopy;
    if (hasApplied) onFound({ link: { label: action, href: brokeragePaths.openAccountStatus }, title, text });
    else if (step) onFound({ link: { label: continueAt(step), href: brokeragePaths.openAccountStep(step) } });
    return () => onFound(undefined);
  }, [hasApplied, step, onFound]);
  return null;
}
