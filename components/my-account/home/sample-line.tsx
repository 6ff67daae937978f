import { SampleTag } from '@/components/ui/tag';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { isSampleAccount } from '@/lib/domain/referrals/sample-accounts';
import styles from './home.module.css';

const copy = homePartCopy.samples;

/** The sections of a home whose numbers are samples, by name. */
export function sampleSections({ watchlists, signals, posts, referrals }: MemberHome, accountId: string | undefined) {
  const hasSample = (items: readonly { isSample: boolean }[] | undefined) => items?.some(({ isSample }) => isSample);
  return [
    ...(hasSample(watchlists?.flatMap(({ stocks }) => stocks)) ? [copy.stocks] : []),
    ...(signals?.isSample && signals.total > 0 ? [copy.signals] : []),
    ...(hasSample(posts ?? []) ? [copy.posts] : []),
    ...(referrals?.isActive && accountId !== undefined && isSampleAccount(accountId) ? [copy.referrals] : []),
  ];
}

/** Marks sample data once for the page, with the sections that have it. */
export const SampleLine = ({ sections }: { sections: readonly string[] }) => (
  <p className={styles.samples}>
    <SampleTag /> {copy.in(sections)}
  </p>
);
