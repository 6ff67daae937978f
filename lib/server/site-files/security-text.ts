import { now } from '../clock';
import { settings } from '../env';

const dayMs = 86_400_000;

/** Whom to tell about a hole (RFC 9116), when the settings name somebody. It speaks for half a year from each day. */
export function securityText(): string | undefined {
  const { securityContact, siteUrl } = settings();
  if (!securityContact) return undefined;
  const contact = securityContact.includes(':') ? securityContact : `mailto:${securityContact}`;
  const today = Math.floor(now().getTime() / dayMs) * dayMs;
  const expires = new Date(today + 180 * dayMs).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}
