import { useRouter } from 'next/router';
import { useState } from 'react';
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
import { useSteps } from './use-steps';
import type { AllLists, Watchlists } from './use-watchlists';
import styles from './watchlists.module.css';

export type MemberListsProps = { lists: Omit<Watchlists, 'all'> & { all: AllLists } };

/** All of a member's lists; the open one is in the URL. */
export function MemberLists({ lists }: MemberListsProps) {
  const { all, change, isBusy, failure } = lists;
  const steps = useSteps({ change, isBusy });
  // With a line of its own: the other one is above the lists, out of sight from here.
  const alertSteps = useSteps({ change, isBusy });
  const router = useRouter();
  const [newId, setNewId] = useState<string>();
  const open = all.items.find(({ id }) => id === router.query.list) ?? all.items[0];
  const show = (id: string) =>
    void router.replace({ query: { list: id } }, undefined, { shallow: true, scroll: false });

  const create = async (name: string) => {
    const known = new Set(all.items.map(({ id }) => id));
    const { items } = await change((calls) => calls.create({ body: { name } }));
    const made = items.find(({ id }) => !known.has(id));
    if (!made) return;
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
        <OutcomeLine outcome={steps.outcome} isBusy={isBusy} onUndo={steps.takeBack} />
        {open ? (
          <>
            <ListTabs lists={all.items} openId={open.id} />
            <OneList
              key={open.id}
              list={open}
              lists={lists}
              steps={steps}
              isNew={open.id === newId}
              onRestored={show}
            />
          </>
        ) : null}
        <div className={open ? styles.newList : styles.firstList}>
          {open ? null : (
            <EmptyState icon={listIcon} title={copy.noneTitle}>
              {copy.noneText}
            </EmptyState>
          )}
          <NameForm
            legend={copy.newList}
            label={open ? copy.newName : copy.name}
            submit={copy.create}
            weight={open ? 'outline' : 'solid'}
            onSend={create}
            clearsAfter
          />
        </div>
      </Section>
      <Section title={alertCopy.title} lead={alertCopy.lead} isSplit>
        <div className={styles.alerts}>
          <div>
            <OutcomeLine outcome={alertSteps.outcome} isBusy={isBusy} onUndo={alertSteps.takeBack} />
            <AlertList alerts={all.alerts} stocks={stocksOf(all)} steps={alertSteps} lists={lists} />
          </div>
          <AlertForm stocks={stocksOf(all)} onSend={change} />
        </div>
      </Section>
    </>
  );
}

/** Each stock once. */
const stocksOf = ({ items }: AllLists) => [
  ...new Map(items.flatMap(({ symbols }) => symbols.map((stock) => [stock.ticker, stock]))).values(),
];
