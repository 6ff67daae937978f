import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/client/failure-sentence';
import { tradierWords as words } from '@/lib/content/bank';
import { paths } from '@/lib/domain/paths';
import styles from './account.module.css';
import { loadTradierCalls } from './load-bank-calls';

type Outcome = { isDone: boolean; text: string };

/** Hands what Tradier sent to the server, once, and takes it out of the address before anything else. */
export function TradierReturn() {
  const [outcome, setOutcome] = useState<Outcome>();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const sent = new URLSearchParams(window.location.search);
    window.history.replaceState(window.history.state, '', paths.tradierReturn);
    void finish(sent).then(setOutcome);
  }, []);
  return (
    <Section>
      <div className={styles.stack} aria-live="polite">
        {outcome ? (
          <>
            <Notice tone={outcome.isDone ? 'plain' : 'error'} {...(outcome.isDone ? {} : { title: words.notDone })}>
              {outcome.text}
            </Notice>
            <div>
              <ButtonLink href={paths.bank}>{words.back}</ButtonLink>
            </div>
          </>
        ) : (
          <Skeleton label={words.working} />
        )}
      </div>
    </Section>
  );
}

async function finish(sent: URLSearchParams): Promise<Outcome> {
  if (sent.has('error')) return { isDone: false, text: words.denied };
  const [code, state] = [sent.get('code'), sent.get('state')];
  if (!code || !state) return { isDone: false, text: words.nothing };
  try {
    await (await loadTradierCalls()).finish({ query: { code, state } });
    return { isDone: true, text: words.done };
  } catch (error) {
    return { isDone: false, text: failureSentence(error) };
  }
}
