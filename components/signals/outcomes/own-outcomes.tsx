import { toastResult } from '@/components/toasts/toast-result';
import { Button } from '@/components/ui/forms/button';
import { Fetched } from '@/components/ui/feedback/fetched';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { ownOutcomesCopy as copy } from '@/lib/content/signals/outcomes/own-outcomes';
import { consents } from '@/lib/content/visits/consents';
import { outcomesContract, type OwnOutcomes as Own } from '@/lib/contracts/signals/outcomes';
import { NeedsPlan } from '../needs-plan';
import { OutcomeForm } from './outcome-form';
import { OutcomeList } from './outcome-list';
import styles from './outcomes.module.css';
import type { OutcomeCalls } from './outcome-calls';

const outcomesClient = () => createClient(outcomesContract, browserHttp());
const read = (calls: OutcomeCalls): Promise<Own> => calls.own();

/** A member's participation in the survey: join, report results of closed signals, delete them, and leave. */
export function OwnOutcomes() {
  const result = useMemberData('own-outcomes', outcomesClient, read);

  const act = (what: (calls: OutcomeCalls) => Promise<Own>, done: string) =>
    void toastResult(result.change(what), done);

  return (
    <>
      <h3>{copy.title}</h3>
      <Fetched of={result} copy={copy} lines={4}>
        {({ hasJoined, hasPlan, signals }) => (
          <>
            {hasPlan ? null : <NeedsPlan copy={copy} />}
            {hasPlan && !hasJoined ? (
              <>
                <p className={styles.note}>{consents['outcome-survey'].text}</p>
                <p>
                  <Button
                    isBusy={result.isBusy}
                    onClick={() => act((calls) => calls.join({ body: { consent: true } }), copy.joined)}
                  >
                    {copy.join}
                  </Button>
                </p>
              </>
            ) : null}
            {hasPlan && hasJoined ? <OutcomeForm signals={signals} onSend={result.change} /> : null}
            {hasJoined ? (
              <>
                <OutcomeList
                  signals={signals}
                  isBusy={result.isBusy}
                  onRemove={(id) => act((calls) => calls.remove({ params: { id } }), copy.removed)}
                />
                <p>
                  <Button
                    weight="outline"
                    isBusy={result.isBusy}
                    onClick={() => act((calls) => calls.leave(), copy.left)}
                  >
                    {copy.leave}
                  </Button>
                </p>
              </>
            ) : null}
          </>
        )}
      </Fetched>
    </>
  );
}
