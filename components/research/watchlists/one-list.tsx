import { useEffect, useRef, useState } from 'react';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { Button } from '@/components/ui/forms/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listIcon } from '@/components/ui/feedback/state-icons/list';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import { ListTable } from './list-table';
import type { MemberListsProps } from './use-watchlists';
import { NameForm } from './name-form';
import { restoring } from './restoring';
import type { Steps } from './use-steps';
import styles from './watchlists.module.css';

type OneListProps = MemberListsProps & {
  list: Watchlist;
  steps: Steps;
  /** The list was just created, so focus the field for its first stock. */
  isNew: boolean;
  onRestored: (id: string) => void;
  onAlert: (ticker: string) => void;
  onNew: () => void;
};

/** A list: its name and its stocks, with the controls to change both. */
export function OneList({ list, lists, steps, isNew, onRestored, onAlert, onNew }: OneListProps) {
  const { id, name, symbols } = list;
  const others = lists.all.items.filter((other) => other.id !== id);
  const [isRenaming, setIsRenaming] = useState(false);
  const { step, say } = steps;
  const search = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) search.current?.querySelector('input')?.focus();
  }, [isNew]);

  const add = (ticker: string) => {
    if (symbols.some((symbol) => symbol.ticker === ticker)) return say(copy.already(ticker));
    void step({ act: (calls) => calls.add({ params: { id, ticker }, query: {} }) });
  };
  const take = ({ ticker, addedAt }: Watchlist['symbols'][number]) =>
    void step({
      act: (calls) => calls.take({ params: { id, ticker } }),
      ticker,
      done: copy.taken(ticker),
      undo: (calls) => calls.add({ params: { id, ticker }, query: { addedAt } }),
    });
  const move = ({ ticker, addedAt }: Watchlist['symbols'][number], to: string) => {
    const target = others.find((other) => other.id === to);
    if (!target) return;
    const isThere = target.symbols.some((symbol) => symbol.ticker === ticker);
    void step({
      act: async (calls) => {
        await calls.add({ params: { id: to, ticker }, query: {} });
        return calls.take({ params: { id, ticker } });
      },
      ticker,
      done: copy.moved(ticker, target.name),
      undo: async (calls) => {
        if (!isThere) await calls.take({ params: { id: to, ticker } });
        return calls.add({ params: { id, ticker }, query: { addedAt } });
      },
    });
  };
  const remove = () =>
    void step({
      act: (calls) => calls.remove({ params: { id } }),
      done: copy.deleted(name),
      undo: restoring(list, onRestored),
    });
  const rename = async (next: string) => {
    await lists.change((calls) => calls.rename({ params: { id }, body: { name: next } }));
    setIsRenaming(false);
  };

  return (
    <div className={styles.one}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        {isRenaming ? null : (
          <div className={styles.buttons}>
            <span data-new-list>
              <Button weight="outline" onClick={onNew}>
                {copy.newList}
              </Button>
            </span>
            <Button weight="plain" onClick={() => setIsRenaming(true)}>
              {copy.rename}
            </Button>
            <Button weight="plain" isBusy={lists.isBusy} onClick={remove}>
              {copy.remove}
            </Button>
          </div>
        )}
      </div>
      {isRenaming ? (
        <NameForm
          legend={copy.rename}
          submit={copy.saveName}
          defaultName={name}
          onSend={rename}
          onCancel={() => setIsRenaming(false)}
        />
      ) : null}
      <div ref={search} className={styles.search}>
        <SymbolSearch label={copy.add} clearsAfter initiallyClosed={isNew} onChoose={({ ticker }) => add(ticker)} />
      </div>
      {symbols.length === 0 ? (
        <EmptyState icon={listIcon} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      ) : (
        <ListTable rows={symbols} actions={{ isBusy: lists.isBusy, others, onAlert, onMove: move, onTake: take }} />
      )}
    </div>
  );
}
