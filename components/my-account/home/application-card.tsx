import { Tag } from '@/components/ui/tag';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { OwnHome } from '@/lib/contracts/my-account/home';
import { dayOf } from '@/lib/domain/shared/dates';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { CardLink, HomeCard, LostPart } from './home-card';
import styles from './home-card.module.css';

const copy = homePartCopy.application;

type ApplicationCardProps = { application: OwnHome['application']; retry: () => void };

/** The status of the brokerage application, and the link to continue. */
export function ApplicationCard({ application, retry }: ApplicationCardProps) {
  if (!application) return <LostPart part="application" title={copy.title} retry={retry} />;
  const { status, draft } = application;
  if (status) {
    const { title, next, tone } = statusCopy[status];
    return (
      <HomeCard title={copy.title} aside={<CardLink href={brokeragePaths.openAccountStatus}>{copy.view}</CardLink>}>
        <p>
          <Tag tone={tone === 'plain' ? 'neutral' : 'attention'}>{title}</Tag>
        </p>
        <p className={styles.note}>{next}</p>
      </HomeCard>
    );
  }
  if (!draft) return <HomeCard title={copy.title} aside={<CardLink href={paths.openAccount}>{copy.start}</CardLink>} />;
  return (
    <HomeCard
      title={copy.title}
      aside={<CardLink href={brokeragePaths.openAccountStep(draft.step)}>{copy.resume}</CardLink>}
    >
      <p className={styles.note}>{copy.saved(draft.step, dayOf(draft.updatedAt))}</p>
    </HomeCard>
  );
}
