import { Link } from '@/components/ui/navigation/link';
import { signUpCopy } from '@/lib/content/accounts/sign-up-copy';
import { paths } from '@/lib/domain/shared/paths';
import styles from './auth-form.module.css';

const { consent } = signUpCopy;

/** The text of the consent that is given by clicking the button above. */
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
