import { isDemo } from '@/lib/content/shared/product';
import { DemoBanner } from '../shell/demo-banner';
import { Logo } from '../navigation/logo';
import { PageError } from './page-error';
import { Seo } from '../document/seo';
import styles from './server-error-page.module.css';

/** Built once, as a file: it needs neither the API nor the database nor the frame of other pages. */
export function ServerErrorPage() {
  return (
    <>
      <Seo
        title="Something broke"
        description="A fault on our side kept this page from loading."
        path="/500"
        isHidden
      />
      {isDemo ? <DemoBanner /> : null}
      <header className={styles.header}>
        <Logo />
      </header>
      <main id="main">
        <PageError
          code="500"
          title="Something broke on our side."
          lead="The fault is recorded and is ours to mend. Load the page again in a moment, or go on from here."
        />
      </main>
    </>
  );
}
