import type { FactGroup } from '@/lib/content/signals/detail/fact-groups';
import styles from './signal-numbers.module.css';

/** A signal's figures in groups. */
export const SignalNumbers = ({ groups }: { groups: readonly FactGroup[] }) => (
  <div className={styles.numbers}>
    <div className={styles.groups}>
      {groups.map(({ title, facts }) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  </div>
);
