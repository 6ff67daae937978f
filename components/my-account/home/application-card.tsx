import { Tag } from '@/components/ui/tag';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { fundingStepCopy, nextText } from '@/lib/content/brokerage/funding-step';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { fundingStepPaths } from '@/lib/domain/brokerage/funding-step';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { CardLink, HomeCard, FailedSection } from './home-card';
import styles from './home-card.module.css';

const copy = homePartCopy.application;

type ApplicationCardProps = { application: MemberHome['application']; retry: () => void };

/**
 * The status of the brokerage application, and the next funding step once the account is active. Without an
 * application, the next steps offer one instead.
 */
export function ApplicationCard({ application, retry }: ApplicationCardProps) {
  if (!application?.status) return <FailedSection part="application" title={copy.title} retry={retry} />;
  const { status, fundingStep } = application;
  const { title, tone } = statusCopy[status];
  const link = fundingStep
    ? { href: fundingStepPaths[fundingStep], name: fundingStepCopy[fundingStep].action }
    : { href: brokeragePaths.openAccountStatus, name: copy.view };
  return (
    <HomeCard title={copy.title} aside={<CardLink href={link.href}>{link.name}</CardLink>}>
      <p>
        <Tag tone={tone === 'plain' ? 'neutral' : 'attention'}>{title}</Tag>
      </p>
      <p className={styles.note}>{nextText(status, fundingStep)}</p>
    </HomeCard>
  );
}
