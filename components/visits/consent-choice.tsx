import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { saveConsentChoice, consentStore } from '@/lib/client/visits/consent-choice';
import { consentCopy as copy } from '@/lib/content/visits/consent-copy';
import { visitPaths } from '@/lib/domain/visits/visit-paths';
import styles from './privacy.module.css';

const nothing = () => undefined;

/** This browser's consent, with buttons to change it. */
export function ConsentChoice({ hasLink = false }: { hasLink?: boolean }) {
  // Set in a separate task, because the first time zone lookup is slow.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const turn = setTimeout(() => setIsReady(true));
    return () => clearTimeout(turn);
  }, []);
  const state = useSyncExternalStore(consentStore.subscribe, isReady ? consentStore.read : nothing, nothing);
  return (
    <Section title={copy.title} id="your-choice">
      <div className={styles.choice} data-needs-scripts="">
        <p role="status" className={styles.words}>
          {state ? copy.states[state] : null}
        </p>
        {state && state !== 'signal' ? (
          <div className={styles.buttons}>
            <Button weight="outline" aria-pressed={state === 'no'} onClick={() => saveConsentChoice('no')}>
              {copy.no}
            </Button>
            <Button
              weight="outline"
              aria-pressed={state === 'yes' || state === 'not-asked'}
              onClick={() => saveConsentChoice('yes')}
            >
              {copy.yes}
            </Button>
          </div>
        ) : null}
        {hasLink ? <TextLink href={visitPaths.myData}>{copy.stored}</TextLink> : null}
      </div>
    </Section>
  );
}
