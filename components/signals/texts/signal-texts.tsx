import { toastResult } from '@/components/toasts/toast-result';
import { Button } from '@/components/ui/forms/button';
import { Fetched } from '@/components/ui/feedback/fetched';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { signalTextsCopy as copy } from '@/lib/content/signals/texts/signal-texts';
import { signalTextsContract, type OwnSignalTexts } from '@/lib/contracts/signals/signal-texts';
import { dayOf } from '@/lib/domain/shared/dates';
import { displayPhone } from '@/lib/domain/shared/phone';
import { NeedsPlan } from '../needs-plan';
import { CodeForm } from './code-form';
import { NumberForm } from './number-form';
import styles from './signal-texts.module.css';
import type { TextCalls } from './text-calls';

const textsClient = () => createClient(signalTextsContract, browserHttp());
const read = (calls: TextCalls): Promise<OwnSignalTexts> => calls.own();

/** Signal texts: sign up, confirm the number, see the last delivery, and turn them off. */
export function SignalTexts() {
  const result = useMemberData('signal-texts', textsClient, read);

  const stop = (done: string) =>
    void toastResult(
      result.change((calls) => calls.stop()),
      done,
    );

  return (
    <div className={styles.texts}>
      <h3 className={styles.title}>{copy.title}</h3>
      <Fetched of={result} copy={copy} lines={4}>
        {(texts) => (
          <>
            <Standing {...texts} />
            {texts.state === 'off' && texts.hasPlan && texts.isAvailable ? <NumberForm onSend={result.change} /> : null}
            {texts.state === 'pending' ? <CodeForm onSend={result.change} /> : null}
            {texts.notice && texts.state === 'pending' ? <p className={styles.note}>{texts.notice}</p> : null}
            {texts.state === 'off' ? null : (
              <p>
                <Button
                  weight="outline"
                  isBusy={result.isBusy}
                  onClick={() => stop(texts.state === 'pending' ? copy.startedOver : copy.turnedOff)}
                >
                  {texts.state === 'pending' ? copy.startOver : copy.turnOffSignalTexts}
                </Button>
              </p>
            )}
          </>
        )}
      </Fetched>
    </div>
  );
}

function Standing({ state, hasPlan, isAvailable, phone, channel, last, missed }: OwnSignalTexts) {
  const shown = phone === null ? '' : displayPhone(phone);
  if (state === 'off' && !isAvailable) return <p>{copy.unavailable}</p>;
  if (state === 'off' && !hasPlan) return <NeedsPlan copy={copy} />;
  if (state === 'off') return <p>{copy.lead}</p>;
  if (state === 'pending')
    return (
      <>
        <p role="status">{copy.pending(shown)}</p>
        <p className={styles.note}>{copy.pendingHelp}</p>
      </>
    );
  return (
    <>
      <p role="status">{state === 'stopped' ? copy.stopped(shown) : copy.on(shown, channel ?? 'sms')}</p>
      {hasPlan ? null : <p>{copy.paused}</p>}
      <p className={styles.note}>{last ? copy.last[last.state](dayOf(last.at)) : copy.noneYet}</p>
      {missed > 0 ? <p>{copy.missed(missed)}</p> : null}
    </>
  );
}
