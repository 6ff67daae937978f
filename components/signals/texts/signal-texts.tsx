import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Fetched } from '@/components/ui/feedback/fetched';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { signalTextsCopy as words } from '@/lib/content/signals/texts/signal-texts';
import { signalTextsContract, type OwnSignalTexts } from '@/lib/contracts/signals/signal-texts';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { displayPhone } from '@/lib/domain/shared/phone';
import { CodeForm } from './code-form';
import { NumberForm } from './number-form';
import styles from './signal-texts.module.css';

export type TextCalls = Client<typeof signalTextsContract>;
export type ChangeTexts = (act: (calls: TextCalls) => Promise<OwnSignalTexts>) => Promise<OwnSignalTexts>;

const textsClient = () => createClient(signalTextsContract, browserHttp());
const read = (calls: TextCalls): Promise<OwnSignalTexts> => calls.own();

/** News of signals by text: ask for it, confirm the number, see how the latest one went, turn it off. */
export function SignalTexts() {
  const own = useMemberData('signal-texts', textsClient, read);

  async function stop(done: string) {
    try {
      await own.change((calls) => calls.stop());
      showToast('success', done);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  return (
    <div className={styles.texts}>
      <h3 className={styles.title}>{words.title}</h3>
      <Fetched of={own} words={words} lines={4}>
        {(texts) => (
          <>
            <Standing {...texts} />
            {texts.state === 'off' && texts.hasPlan && texts.isAvailable ? <NumberForm onSend={own.change} /> : null}
            {texts.state === 'pending' ? <CodeForm onSend={own.change} /> : null}
            {texts.notice && texts.state === 'pending' ? <p className={styles.note}>{texts.notice}</p> : null}
            {texts.state === 'off' ? null : (
              <p>
                <Button
                  weight="outline"
                  isBusy={own.isBusy}
                  onClick={() => void stop(texts.state === 'pending' ? words.startedOver : words.turnedOff)}
                >
                  {texts.state === 'pending' ? words.startOver : words.stop}
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
  if (state === 'off' && !isAvailable) return <p>{words.unavailable}</p>;
  if (state === 'off' && !hasPlan)
    return (
      <>
        <p>{words.needsPlan}</p>
        <p>
          <ButtonLink href={paths.subscribe} weight="outline">
            {words.plans}
          </ButtonLink>
        </p>
      </>
    );
  if (state === 'off') return <p>{words.lead}</p>;
  if (state === 'pending')
    return (
      <>
        <p role="status">{words.pending(shown)}</p>
        <p className={styles.note}>{words.pendingHelp}</p>
      </>
    );
  return (
    <>
      <p role="status">{state === 'stopped' ? words.stopped(shown) : words.on(shown, channel ?? 'sms')}</p>
      {hasPlan ? null : <p>{words.paused}</p>}
      <p className={styles.note}>{last ? words.last[last.state](dayOf(last.at)) : words.noneYet}</p>
      {missed > 0 ? <p>{words.missed(missed)}</p> : null}
    </>
  );
}
