import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { tradierCopy as copy } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/accounts/account.module.css';
import { tradierClient } from './tradier-client';

type Outcome = { isDone: boolean; text: string };

/** Sends Tradier's authorization code to the server once, after removing it from the URL. */
export function TradierReturn() {
  const [outcome, setOutcome] = useState<Outcome>();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const sent = new URLSearchParams(window.location.search);
    window.history.replaceState(window.history.state, '', brokeragePaths.tradierReturn);
    void finish(sent).then(setOutcome);
  }, []);
  return (
    <Section>
      <div className={styles.stack} aria-live="polite">
        {outcome ? (
          <>
            <Notice tone={outcome.isDone ? 'plain' : 'error'} {...(outcome.isDone ? {} : { title: copy.notDone })}>
              {outcome.text}
            </Notice>
            <div>
              <ButtonLink href={paths.bank}>{copy.back}</ButtonLink>
            </div>
          </>
        ) : (
          <Skeleton label={copy.working} />
        )}
      </div>
    </Section>
  );
}

async function finish(sent: URLSearchParams): Promise<Outcome> {
  if (sent.has('error')) return { isDone: false, text: copy.denied };
  const [code, state] = [sent.get('code'), sent.get('state')];
  if (!code || !state) return { isDone: false, text: copy.nothing };
  try {
    await tradierClient().finish({ query: { code, state } });
    return { isDone: true, text: copy.done };
  } catch (error) {
    return { isDone: false, text: failureSentence(error) };
  }
}
