import { Tag } from '@/components/ui/tag';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { OwnHome } from '@/lib/contracts/my-account/home';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { CardLink, HomeCard, LostPart } from './home-card';
import styles from './home-card.module.css';

const copy = homePartCopy.application;

type ApplicationCardProps = { application: OwnHome['application']; retry: () => void };

/** The status of the brokerage application. Until there is one, it is among the next steps. */
export function ApplicationCard({ application, retry }: ApplicationCardProps) {
  if (!application?.status) return <LostPart part="application" title={copy.title} retry={retry} />;
  const { title, next, tone } = statusCopy[application.status];
  return (
    <HomeCard title={copy.title} aside={<CardLink href={brokeragePaths.openAccountStatus}>{copy.view}</CardLink>}>
      <p>
        <Tag tone={tone === 'plain' ? 'neutral' : 'attention'}>{title}</Tag>
      </p>
      <p className={styles.note}>{next}</p>
    </HomeCard>
  );
}
