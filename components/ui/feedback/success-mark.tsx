import { CheckMark } from '../marks';
import styles from './success-mark.module.css';

/** A check mark above the title of a success page. Decorative: the title has the meaning. */
export const SuccessMark = () => (
  <span className={styles.mark}>
    <CheckMark size={24} />
  </span>
);
