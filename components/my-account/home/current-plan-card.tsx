import { homePartCopy } from '@/lib/content/my-account/home';
import { planText, type Plan } from '../plan-text';
import { CardLink, HomeCard, FailedSection } from './home-card';
import styles from './home-card.module.css';

const copy = homePartCopy.plan;

type PlanCardProps = { plan: Plan | null; retry: () => void };

/** The member's plan, its next event, and a link to change it. */
export function CurrentPlanCard({ plan, retry }: PlanCardProps) {
  if (!plan) return <FailedSection part="plan" title={copy.title} retry={retry} />;
  const { name, text, href, action } = planText(plan);
  return (
    <HomeCard title={copy.title} aside={<CardLink href={href}>{action}</CardLink>}>
      <p className={styles.fact}>{name}</p>
      <p className={styles.note}>{text}</p>
    </HomeCard>
  );
}
