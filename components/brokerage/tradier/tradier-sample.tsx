import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { tradierSampleCopy as copy } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import styles from '@/components/accounts/account.module.css';
import { tradierClient } from './tradier-client';

/** Asks for access like Tradier's page, then redirects back. */
export function TradierSample() {
  const [params] = useState(() => new URLSearchParams(window.location.search));
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [state, challenge, scope] = ['state', 'code_challenge', 'scope'].map((name) => params.get(name));
  if (!state || !challenge || !scope)
    return (
      <Section>
        <Notice tone="attention">{copy.wrong}</Notice>
      </Section>
    );

  const goBack = (query: Record<string, string>) =>
    window.location.assign(
      `${brokeragePaths.tradierReturn}?${new URLSearchParams({ ...query, state: state ?? '' }).toString()}`,
    );

  async function allow(journey: { state: string; challenge: string; scope: string }) {
    setIsBusy(true);
    try {
      goBack(await tradierClient().sample({ body: journey }));
    } catch (error) {
      setProblem(failureSentence(error));
      setIsBusy(false);
    }
  }

  return (
    <Section>
      <div className={styles.stack}>
        <p>
          <SampleTag /> {copy.asks}
        </p>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        <div className={styles.buttons}>
          <Button isBusy={isBusy} onClick={() => void allow({ state, challenge, scope })}>
            {copy.allow}
          </Button>
          <Button weight="outline" onClick={() => goBack({ error: 'access_denied' })}>
            {copy.deny}
          </Button>
        </div>
      </div>
    </Section>
  );
}
