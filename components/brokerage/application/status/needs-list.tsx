import { accountStepCopy as words } from '@/lib/content/brokerage/application/copy';
import styles from '../plain-part.module.css';

export function NeedsList() {
  return (
    <section className={styles.card} aria-labelledby="needs">
      <h2 className={styles.title} id="needs">
        {words.needTitle}
      </h2>
      <ul className={styles.list}>
        {words.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </section>
  );
}
