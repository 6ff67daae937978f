import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';
import styles from './team-block.module.css';

/** Roles with drawn monograms instead of photographs, so that no people are invented. */
export function TeamBlock({ block, isNested }: BlockProps<'team'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <ul className={styles.team}>
        {block.roles.map((member) => (
          <li key={member.role} className={styles.member}>
            <span className={styles.monogram} aria-hidden="true">
              {member.monogram}
            </span>
            <div>
              <h3 className={styles.role}>{member.role}</h3>
              <p className={styles.duty}>{member.duty}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
