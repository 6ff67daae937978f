import type { SubmitEvent } from 'react';
import { buttonClass } from '@/components/ui/forms/button';
import { newsletterLine as copy } from '@/lib/content/publishing/newsletter-line';
import { paths } from '@/lib/domain/shared/paths';
import styles from './footer-newsletter.module.css';
import { Honeypot } from '@/components/leads/honeypot';

const load = () => import('./send-newsletter');

/**
 * The newsletter form in the footer of every page. It is plain HTML to keep pages small. The code that sends it in
 * place loads on the first interaction; without it, the browser posts to the form's own page.
 */
export const FooterNewsletter = () => (
  <form
    method="post"
    action={paths.form('newsletter')}
    noValidate
    className={styles.form}
    onFocus={() => void load().catch(() => undefined)}
    onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      load().then(
        ({ sendNewsletter }) => sendNewsletter(form),
        () => form.submit(),
      );
    }}
  >
    <label className={styles.label} htmlFor="newsletter-email">
      {copy.label}
    </label>
    <input
      id="newsletter-email"
      name="email"
      type="email"
      autoComplete="email"
      className={styles.input}
      aria-describedby="newsletter-said"
    />
    <Honeypot />
    <button type="submit" className={buttonClass({})}>
      {copy.submit}
    </button>
    <p id="newsletter-said" role="status" className={styles.said} />
    <p className={styles.promise}>{copy.promise}</p>
  </form>
);
