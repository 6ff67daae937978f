import type { StockCheck, StockCheckGroup } from '@/lib/server/research/stocks/page-props/stock-view';
import type { StockPageCopy } from '@/lib/server/research/stocks/page-props/stock-copy';
import { CheckResultMark } from './check-result-mark';
import styles from './company-card.module.css';

type Copy = StockPageCopy['card'];
type CheckGroupsProps = { groups: readonly StockCheckGroup[]; copy: Copy };

/** The 30 checks in five groups; each expands to its formula and inputs. */
export function CheckGroups({ groups, copy }: CheckGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ group, title, text, checks, total }) => (
        <section key={group} aria-labelledby={`check-${group}`}>
          <div className={styles.head}>
            <h3 className={styles.title} id={`check-${group}`}>
              {title}
            </h3>
            <p className={styles.total}>{total}</p>
          </div>
          <p className={styles.text}>{text}</p>
          <ul>
            {checks.map((check) => (
              <li key={check.key}>
                <Check check={check} copy={copy} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type CheckProps = { check: StockCheck; copy: Copy };

const Check = ({ check: { question, hasPassed, formula, inputs }, copy }: CheckProps) => (
  <details className={styles.check}>
    <summary className={styles.question}>
      <CheckResultMark hasPassed={hasPassed} copy={copy} />
      <span>{question}</span>
    </summary>
    <dl className={styles.how}>
      <div>
        <dt>{copy.formula}</dt>
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
