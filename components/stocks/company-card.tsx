import { cardWords as words } from '@/lib/content/stocks';
import type { StockCheck, StockCheckGroup } from '@/lib/server/page-props/stock-view';
import { CheckMark } from './check-mark';
import styles from './company-card.module.css';

/** The thirty checks by their five questions; each opens to its formula and to what it looked at. */
export function CompanyCard({ groups }: { groups: readonly StockCheckGroup[] }) {
  if (groups.length === 0) return <p>{words.none}</p>;
  return (
    <div className={styles.card}>
      {groups.map(({ group, checks, total }) => (
        <section key={group} className={styles.group} aria-labelledby={`check-${group}`}>
          <div className={styles.head}>
            <h3 className={styles.title} id={`check-${group}`}>
              {words.groups[group]}
            </h3>
            <p className={styles.total}>{total}</p>
          </div>
          <p className={styles.text}>{words.groupTexts[group]}</p>
          <ul>
            {checks.map((check) => (
              <li key={check.key}>
                <Check check={check} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const Check = ({ check: { question, hasPassed, formula, inputs } }: { check: StockCheck }) => (
  <details className={styles.check}>
    <summary className={styles.question}>
      <CheckMark hasPassed={hasPassed} />
      <span>{question}</span>
    </summary>
    <dl className={styles.how}>
      <div>
        <dt>{words.formula}</dt>
        <dd>{formula}</dd>
      </div>
      {inputs.map(({ label, value, href }) => (
        <div key={label}>
          <dt>
            <a href={href}>{label}</a>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </details>
);
