import { CheckMark } from '../marks';
import styles from './success-mark.module.css';

/** Above the title of a page on which something succeeded. Decorative: the title says what. */
export const SuccessMark = () => (
  <span className={styles.mark}>
    <CheckMark size={24} />
  </span>
);
