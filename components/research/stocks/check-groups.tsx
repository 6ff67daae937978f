import type { StockCheck, StockCheckGroup } from '@/lib/server/research/stocks/page-props/stock-view';
import type { StockPageWords } from '@/lib/server/research/stocks/page-props/stock-words';
import { CheckMark } from './check-mark';
import styles from './company-card.module.css';

type Words = StockPageWords['card'];
type CheckGroupsProps = { groups: readonly StockCheckGroup[]; words: Words };

/** The 30 checks in five groups; each expands to its formula and inputs. */
export function CheckGroups({ groups, words }: CheckGroupsProps) {
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
                <Check check={check} words={words} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type CheckProps = { check: StockCheck; words: Words };

const Check = ({ check: { question, hasPassed, formula, inputs }, words }: CheckProps) => (
  <details className={styles.check}>
    <summary className={styles.question}>
      <CheckMark hasPassed={hasPassed} words={words} />
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
