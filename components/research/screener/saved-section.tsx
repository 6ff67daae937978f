import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { Screen } from '@/lib/domain/research/screener/screen';
import styles from './screener-page.module.css';

const loadSaved = () => import('./saved-screens').then(({ SavedScreens }) => SavedScreens);

/** The reader's saved screens, loaded after hydration. */
export function SavedSection({ screen }: { screen: Screen }) {
  const { part: SavedScreens } = useLazyModule(loadSaved, true);
  return (
    <div className={styles.saved} data-needs-scripts="">
      {SavedScreens ? <SavedScreens screen={screen} /> : null}
    </div>
  );
}
