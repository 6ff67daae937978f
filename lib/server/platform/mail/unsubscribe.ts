import { mailedPaths } from '@/lib/domain/shared/mailed-paths';

/** The URL of the newsletter preferences page, which accepts the same secret. */
export function preferencesLink(unsubscribeLink: string) {
  const url = new URL(unsubscribeLink);
  url.pathname = mailedPaths.newsletterPreferences;
  return url.href;
}

/**
 * Headers (RFC 2369, RFC 8058) for the unsubscribe button of mail programs, which sends one POST request without
 * opening a page.
 */
export const unsubscribeHeaders = ({ unsubscribeLink }: { unsubscribeLink: string }) => ({
  'List-Unsubscribe': `<${unsubscribeLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
