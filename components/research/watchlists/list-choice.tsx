import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { TextLink } from '@/components/ui/navigation/text-link';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import { paths } from '@/lib/domain/shared/paths';
import styles from './add-to-watchlist.module.css';
import { OutcomeLine } from './outcome-line';
import { useSteps } from './use-steps';
import { hasStock, useWatchlists, type AllLists } from './use-watchlists';

type ListChoiceProps = {
  ticker: string;
  /** The button was clicked before signing in, so the stock is added to the first list without another click. */
  isWanted?: boolean;
};

/**
 * The reader's lists, each with a checkbox for the stock. Checkboxes stay enabled while one is saved, because disabling
 * would lose the focus; clicks meanwhile are ignored.
 */
export function ListChoice({ ticker, isWanted = false }: ListChoiceProps) {
  const lists = useWatchlists();
  const { outcome, step, takeBack } = useSteps(lists);
  const { all, failure, retry, isBusy } = lists;

  const makeFirst = () =>
    void step({
      act: async (calls) => {
        const { items } = await calls.create({ body: { name: copy.first } });
        const id = items.find(({ name }) => name === copy.first)?.id ?? '';
        return calls.add({ params: { id, ticker }, query: {} });
      },
      done: copy.added(ticker, copy.first),
    });
  const isOn = hasStock(ticker);
  const toggle = (id: string, wasOn: boolean) =>
    void step({
      act: (calls) =>
        wasOn ? calls.take({ params: { id, ticker } }) : calls.add({ params: { id, ticker }, query: {} }),
    });

  const addWanted = useEffectEvent(({ items }: AllLists) => {
    const [list] = items;
    if (!list) makeFirst();
    else if (!items.some(isOn))
      void step({
        act: (calls) => calls.add({ params: { id: list.id, ticker }, query: {} }),
        done: copy.added(ticker, list.name),
        undo: (calls) => calls.take({ params: { id: list.id, ticker } }),
      });
  });
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || !all || isDone.current) return;
    isDone.current = true;
    addWanted(all);
  }, [isWanted, all]);

  const panel = useRef<HTMLDivElement>(null);
  const hadNone = useRef(false);
  useEffect(() => {
    // The button that created the first list is gone, so focus that list's checkbox, where Escape still closes the
    // panel.
    if (hadNone.current && all && all.items.length > 0) panel.current?.querySelector('input')?.focus();
    hadNone.current = all?.items.length === 0;
  }, [all]);

  return (
    <div ref={panel} className={styles.panel}>
      {all ? null : failure ? (
        <ErrorState title={copy.failed} onRetry={retry}>
          {failure}
        </ErrorState>
      ) : (
        <Skeleton label={copy.loading} />
      )}
      {all?.items.length === 0 ? (
        <Button weight="outline" isBusy={isBusy} onClick={makeFirst}>
          {copy.makeFirst(copy.first, ticker)}
        </Button>
      ) : null}
      {all && all.items.length > 0 ? (
        <ChoiceGroup legend={all.items.some(isOn) ? copy.onLists : copy.addTo}>
          {all.items.map((list) => (
            <Choice
              key={list.id}
              kind="checkbox"
              label={list.name}
              checked={isOn(list)}
              onChange={() => toggle(list.id, isOn(list))}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <OutcomeLine outcome={outcome} isBusy={isBusy} onUndo={takeBack} />
      <TextLink href={paths.watchlists}>{copy.manage}</TextLink>
    </div>
  );
}
