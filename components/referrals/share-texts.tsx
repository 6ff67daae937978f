import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/forms/button';
import { shareTexts, shareTextsCopy as words } from '@/lib/content/referrals/share-texts';
import styles from './links.module.css';

/** Ready texts with the link and its disclosure, each with a copy button. */
export const ShareTexts = ({ address }: { address: string }) => (
  <div className={styles.disclosure}>
    <p className={styles.name}>{words.title}</p>
    {shareTexts.map(({ name, write }) => (
      <div key={name}>
        <p className={styles.name}>{name}</p>
        <blockquote className={styles.quote}>{write(address)}</blockquote>
        <Button weight="outline" onClick={() => void copyText(write(address), words)}>
          {words.copy(name)}
        </Button>
      </div>
    ))}
  </div>
);
