import { useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { Opener } from '@/components/ui/navigation/opener';
import { savedScreensCopy as copy } from '@/lib/content/research/screener/saved-screens';
import { longestName } from '@/lib/domain/research/screener/saved-screens';
import { screenQuery, type Screen } from '@/lib/domain/research/screener/screen';
import { paths } from '@/lib/domain/shared/paths';
import { savedScreens } from './saved-screens-store';
import styles from './saved-screens.module.css';
import { StepLink } from './step-link';

const none: readonly never[] = [];

/** The reader's own screens by name, stored in this browser. */
export function SavedScreens({ screen }: { screen: Screen }) {
  const saved = useSyncExternalStore(savedScreens.subscribe, savedScreens.read, () => none);
  const [name, setName] = useState('');
  const [status, setStatus] = useState('');
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '') return setStatus(copy.unnamed);
    savedScreens.save({ name: title, query: new URLSearchParams(screenQuery({ ...screen, page: 1 })).toString() });
    setName('');
    setStatus(copy.done(title));
  };
  return (
    <details>
      <Opener isTool>{copy.title(saved.length)}</Opener>
      <form className={styles.form} onSubmit={save}>
        <TextField label={copy.name} value={name} maxLength={longestName} autoComplete="off" onValue={setName} />
        <Button type="submit">{copy.save}</Button>
      </form>
      <p role="status" className={styles.note}>
        {status}
      </p>
      <ul className={styles.list} aria-label={copy.list}>
        {saved.map(({ name: title, query }) => (
          <li key={title}>
            <StepLink href={query === '' ? paths.screener : `${paths.screener}?${query}`}>{title}</StepLink>
            <Button
              weight="plain"
              aria-label={copy.removeNamed(title)}
              onClick={() => {
                savedScreens.remove(title);
                setStatus(copy.removed(title));
              }}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy.where}</p>
    </details>
  );
}
