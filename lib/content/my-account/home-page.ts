import { namelessMember } from '@/lib/content/shared/frame';

/** Copy of a member's home page that visitors see too. */
export const homeCopy = {
  title: 'Your account',
  description: 'Your watchlists, open signals, plan and referrals in one place.',
  needsScripts: 'Turn on JavaScript to see your account. Our public pages work without it.',
  loading: 'Loading your account',
  failed: 'We couldn’t load your account',
  signInTitle: 'Log in to see your account',
  signInText: 'Your watchlists, alerts and plan are saved there.',
} as const;

/** A greeting for the reader's local hour, with the first name if known. */
export function greeting(hour: number, name: string) {
  const part = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  const [first = ''] = name === namelessMember ? [] : name.split(' ');
  return first === '' ? part : `${part}, ${first}`;
}
