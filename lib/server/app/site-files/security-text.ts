import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';

const dayMs = 86_400_000;

/**
 * The security.txt file (RFC 9116), if the settings contain a security contact. It expires half a year after the
 * current day.
 */
export function securityText(): string | undefined {
  const { securityContact, siteUrl } = settings();
  if (!securityContact) return undefined;
  const contact = securityContact.includes(':') ? securityContact : `mailto:${securityContact}`;
  const today = Math.floor(now().getTime() / dayMs) * dayMs;
  const expires = new Date(today + 180 * dayMs).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}
