import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listIcon } from '@/components/ui/feedback/state-icons/list';
import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/section';
import { alertCopy } from '@/lib/content/research/watch-alerts';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import { AlertForm } from './alert-form';
import { AlertList } from './alert-list';
import { ListTabs } from './list-tabs';
import { NameForm } from './name-form';
import { OneList } from './one-list';
import { OutcomeLine } from './outcome-line';
import { useSteps, type Steps } from './use-steps';
import type { AllLists, MemberListsProps } from './use-watchlists';
import styles from './watchlists.module.css';

/** All of a member's lists. The URL says which one is open. */
export function MemberLists({ lists }: MemberListsProps) {
  const { all, change, isBusy, failure } = lists;
  /** Lists and alerts announce their own results; the bar shows the latest one. */
  const [latest, setLatest] = useState<'lists' | 'alerts'>('lists');
  const steps = useSteps({ change, isBusy, onOutcome: () => setLatest('lists') });
  const alertSteps = useSteps({ change, isBusy, onOutcome: () => setLatest('alerts') });
  const router = useRouter();
  const [newId, setNewId] = useState<string>();
  const [isNaming, setIsNaming] = useState(false);
  const [alertFor, setAlertFor] = useState({ ticker: '', times: 0 });
  const element = useRef<HTMLDivElement>(null);
  const wasCanceled = useRef(false);
  useEffect(() => {
    // When the form opens, focus its field; when it closes, focus the button that opened it.
    if (isNaming) element.current?.querySelector<HTMLElement>('[data-naming] input')?.focus();
    else if (wasCanceled.current) element.current?.querySelector<HTMLElement>('[data-new-list] button')?.focus();
    wasCanceled.current = false;
  }, [isNaming]);
  const open = all.items.find(({ id }) => id === router.query.list) ?? all.items[0];
  const show = (id: string) =>
    void router.replace({ query: { list: id } }, undefined, { shallow: true, scroll: false });

  const create = async (name: string) => {
    const known = new Set(all.items.map(({ id }) => id));
    const { items } = await change((calls) => calls.create({ body: { name } }));
    const made = items.find(({ id }) => !known.has(id));
    if (!made) return;
    setIsNaming(false);
    setNewId(made.id);
    show(made.id);
  };

  return (
    <>
      <Section>
        {failure ? (
          <Notice tone="attention" title={copy.stale}>
            {failure}
          </Notice>
        ) : null}
        <Outcomes steps={steps} isBusy={isBusy} isLatest={latest === 'lists'} />
        <div ref={element}>
          {open ? (
            <>
              <ListTabs lists={all.items} openId={open.id} />
              {isNaming ? (
                <div className={styles.newList} data-naming="">
                  <NameForm
                    legend={copy.newList}
                    label={copy.newName}
                    submit={copy.create}
                    onSend={create}
                    onCancel={() => {
                      wasCanceled.current = true;
                      setIsNaming(false);
                    }}
                  />
                </div>
              ) : null}
              <OneList
                key={open.id}
                list={open}
                lists={lists}
                steps={steps}
                isNew={open.id === newId}
                onRestored={show}
                onAlert={(ticker) => setAlertFor(({ times }) => ({ ticker, times: times + 1 }))}
                onNew={() => setIsNaming(true)}
              />
            </>
          ) : (
            <div className={styles.firstList}>
              <EmptyState icon={listIcon} title={copy.noneTitle}>
                {copy.noneText}
              </EmptyState>
              <NameForm legend={copy.newList} submit={copy.create} onSend={create} />
            </div>
          )}
        </div>
      </Section>
      <Section title={alertCopy.title} lead={alertCopy.lead} isSplit>
        <div className={styles.alerts}>
          <div>
            <Outcomes steps={alertSteps} isBusy={isBusy} isLatest={latest === 'alerts'} />
            <AlertList alerts={all.alerts} stocks={stocksOf(all)} steps={alertSteps} lists={lists} />
          </div>
          <AlertForm key={alertFor.times} stocks={stocksOf(all)} startTicker={alertFor.ticker} onSend={change} />
        </div>
      </Section>
    </>
  );
}

type OutcomesProps = { steps: Steps; isBusy: boolean; isLatest: boolean };

const Outcomes = ({ steps: { outcome, takeBack, dismiss }, isBusy, isLatest }: OutcomesProps) => (
  <OutcomeLine outcome={isLatest ? outcome : undefined} isBusy={isBusy} onUndo={takeBack} onDismiss={dismiss} />
);

/** The stocks of all lists without duplicates. */
const stocksOf = ({ items }: AllLists) => [
  ...new Map(items.flatMap(({ symbols }) => symbols.map((stock) => [stock.ticker, stock]))).values(),
];
