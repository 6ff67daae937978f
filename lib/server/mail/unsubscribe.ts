import { paths } from '@/lib/domain/paths';

/** Where the same secret changes what the newsletter brings. */
export function preferencesLink(unsubscribeLink: string) {
  const url = new URL(unsubscribeLink);
  url.pathname = paths.newsletterPreferences;
  return url.href;
}

/** RFC 2369 and RFC 8058: mail programs show a button that unsubscribes by one POST, without opening a page. */
export const unsubscribeHeaders = ({ unsubscribeLink }: { unsubscribeLink: string }) => ({
  'List-Unsubscribe': `<${unsubscribeLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
