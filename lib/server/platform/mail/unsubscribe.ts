import { mailedPaths } from '@/lib/domain/shared/mailed-paths';

/** The page where the same secret changes newsletter preferences. */
export function preferencesLink(unsubscribeLink: string) {
  const url = new URL(unsubscribeLink);
  url.pathname = mailedPaths.newsletterPreferences;
  return url.href;
}

/** RFC 2369 and RFC 8058: mail programs show a button that unsubscribes by one POST, without opening a page. */
export const unsubscribeHeaders = ({ unsubscribeLink }: { unsubscribeLink: string }) => ({
  'List-Unsubscribe': `<${unsubscribeLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
