import { accountStepCopy as copy } from '@/lib/content/brokerage/application/copy';
import styles from '../plain-part.module.css';

export function NeedsList() {
  return (
    <section className={styles.card} aria-labelledby="needs">
      <h2 className={styles.title} id="needs">
        {copy.needTitle}
      </h2>
      <ul className={styles.list}>
        {copy.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </section>
  );
}
