import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { Opener } from '@/components/ui/navigation/opener';
import { savedScreensCopy as copy } from '@/lib/content/research/screener/saved-screens';
import { queryText, screenText } from '@/lib/content/research/screener/screen-text';
import { maxNameLength, type SavedScreen } from '@/lib/domain/research/screener/saved-screens';
import { opensSavedScreens } from '@/lib/domain/research/screener/saved-screens-path';
import { screenQuery, type Screen } from '@/lib/domain/research/screener/screen';
import { paths } from '@/lib/domain/shared/paths';
import styles from './saved-screens.module.css';
import { StepLink } from './step-link';

/** Resolves to the reason if the change was rejected, otherwise to an empty string. */
type Change = Promise<string>;
type Run = (work: () => Change, done: string, removed?: SavedScreen) => Promise<boolean>;

type ScreensPanelProps = {
  screen: Screen;
  /** Undefined while loading. */
  saved: readonly SavedScreen[] | undefined;
  where: string;
  isBusy?: boolean;
  save: (screen: SavedScreen) => Change;
  remove: (name: string) => Change;
  /** Content above the list; `run` runs a change and shows its result. */
  children?: (run: Run) => ReactNode;
};

/** The saved screens with a form to save the current one. A removed screen can be restored. */
export function ScreensPanel({ screen, saved, where, isBusy = false, save, remove, children }: ScreensPanelProps) {
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<{ text: string; removed?: SavedScreen }>({ text: '' });
  const run: Run = async (work, done, removed) => {
    const refusal = await work();
    setOutcome(refusal === '' ? { text: done, ...(removed ? { removed } : {}) } : { text: refusal });
    return refusal === '';
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '') return setOutcome({ text: copy.unnamed });
    const query = new URLSearchParams(screenQuery({ ...screen, page: 1 })).toString();
    if (await run(() => save({ name: title, query }), copy.done(title))) setName('');
  };
  const panel = useRef<HTMLDetailsElement>(null);
  const isAsked = opensSavedScreens(useRouter().asPath);
  useEffect(() => {
    if (!isAsked || !panel.current) return;
    panel.current.open = true;
    // Focusing also scrolls to it.
    panel.current.querySelector('summary')?.focus();
  }, [isAsked]);
  const { removed } = outcome;
  return (
    <details ref={panel} className={styles.saved}>
      <Opener isTool>{copy.title(saved?.length ?? 0)}</Opener>
      <div className={styles.panel}>
        <div>
          {children?.(run)}
          {saved?.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <ul className={styles.list} aria-label={copy.list}>
              {saved?.map((one) => (
                <li key={one.name}>
                  <div>
                    <StepLink href={one.query === '' ? paths.screener : `${paths.screener}?${one.query}`}>
                      {one.name}
                    </StepLink>
                    <p className={styles.note}>{queryText(one.query)}</p>
                  </div>
                  <Button
                    weight="plain"
                    aria-label={copy.removeNamed(one.name)}
                    onClick={() =>
                      void run(() => remove(one.name), copy.removed(one.name), { name: one.name, query: one.query })
                    }
                  >
                    {copy.remove}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.note}>{where}</p>
        </div>
        <div>
          <form className={styles.form} onSubmit={(event) => void submit(event)}>
            <TextField
              label={copy.name}
              hint={screenText(screen)}
              value={name}
              maxLength={maxNameLength}
              autoComplete="off"
              onValue={setName}
            />
            <Button type="submit" isBusy={isBusy}>
              {copy.save}
            </Button>
          </form>
          <div role="status" className={styles.outcome}>
            {outcome.text}{' '}
            {removed ? (
              <Button weight="plain" onClick={() => void run(() => save(removed), copy.restored(removed.name))}>
                {copy.undo}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </details>
  );
}
