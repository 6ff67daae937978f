import { Link } from '@/components/ui/link';
import { signUpWords } from '@/lib/content/auth';
import { paths } from '@/lib/domain/paths';
import styles from './auth-form.module.css';

const { consent } = signUpWords;

/** What somebody agrees to by pressing the button under it. */
export function Consent() {
  return (
    <p className={styles.fine}>
      {consent.before}
      <Link href={paths.terms}>{consent.terms}</Link>
      {consent.between}
      <Link href={paths.privacy}>{consent.privacy}</Link>
      {consent.after}
    </p>
  );
}
