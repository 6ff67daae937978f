import { isDemo } from '@/lib/content/shared/product';
import { DemoBanner } from '../shell/demo-banner';
import { Logo } from '../navigation/logo';
import { PageError } from './page-error';
import { Seo } from '../document/seo';
import styles from './server-error-page.module.css';

/** Built as a static file, so that it needs neither the API, the database nor the frame of other pages. */
export function ServerErrorPage() {
  return (
    <>
      <Seo
        title="Something went wrong"
        description="An error on our side kept this page from loading."
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
          title="Something went wrong on our side"
          lead="We logged the error. Reload the page in a moment, or try one of these pages."
        />
      </main>
    </>
  );
}
