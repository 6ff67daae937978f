import { accountStepCopy as copy } from '@/lib/content/brokerage/application/copy';
import styles from '../plain-section.module.css';

/** What an applicant needs to have ready. */
export function NeedsList({ items }: { items: readonly string[] }) {
  return (
    <section className={styles.card} aria-labelledby="needs">
      <h2 className={styles.title} id="needs">
        {copy.needTitle}
      </h2>
      <ul className={styles.list}>
        {items.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </section>
  );
}
