import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/forms/button';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { shareTexts, shareTextsCopy as copy, type ShareText } from '@/lib/content/referrals/share-texts';
import styles from './links.module.css';

type ShareTextsProps = {
  /** The link for a channel, by its `utm_source`. */
  addressOf: (source: string) => string;
  source: string | undefined;
};

/** Ready texts with the link and its disclosure: the chosen channel first, the others collapsed. */
export function ShareTexts({ addressOf, source }: ShareTextsProps) {
  const first = shareTexts.find((text) => text.source === source) ?? shareTexts[0];
  if (!first) return null;
  return (
    <div className={styles.disclosure}>
      <p className={styles.name}>{copy.title}</p>
      <ReadyText text={first} address={addressOf(first.source)} />
      <div className={styles.others}>
        <Disclosure title={copy.others} isWide>
          <div className={styles.texts}>
            {shareTexts
              .filter((text) => text !== first)
              .map((text) => (
                <ReadyText key={text.name} text={text} address={addressOf(text.source)} />
              ))}
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function ReadyText({ text: { name, subject, write }, address }: { text: ShareText; address: string }) {
  return (
    <div className={styles.text}>
      <p className={styles.channel}>{name}</p>
      {subject ? (
        <p>
          <span className={styles.name}>{copy.subject}</span> {subject}
        </p>
      ) : null}
      <blockquote className={styles.letter}>{write(address)}</blockquote>
      <div className={styles.copies}>
        <Button weight="outline" onClick={() => void copyText(write(address), copy)}>
          {copy.copy(name)}
        </Button>
        {subject ? (
          <Button weight="plain" onClick={() => void copyText(subject, copy)}>
            {copy.copySubject}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
