import { cookieDays, type CookieName, type StoredName } from '@/lib/domain/shared/cookies';

/** What a cookie is for: without it something you asked for does not work, it counts, or it says who brought you. */
export const cookieKinds = {
  needed: 'Needed',
  measured: 'Counting',
  attribution: 'Where you came from',
} as const;
type CookieKind = keyof typeof cookieKinds;

type Use = { kind: CookieKind; purpose: string };

const campaign: Use = {
  kind: 'attribution',
  purpose: 'A part of the link that brought you here: which letter, page or campaign it stood in. Kept for the latest.',
};

/** A cookie that has no words here does not compile. */
const cookieUses: Record<CookieName, Use> = {
  accessToken: {
    kind: 'needed',
    purpose: 'Shows that you are signed in. It is good for minutes and is renewed while you are here.',
  },
  refreshToken: {
    kind: 'needed',
    purpose: 'Renews the access token, so that you stay signed in. It changes each time it is used.',
  },
  user: { kind: 'needed', purpose: 'Your name and the number of your account, to greet you. Nothing else.' },
  uniqueId: {
    kind: 'measured',
    purpose: 'Twenty random characters that tell one browser from another when visits are counted.',
  },
  referredBy: {
    kind: 'attribution',
    purpose: 'The code of the person whose link brought you. If you subscribe, that person earns a commission.',
  },
  utm_source: campaign,
  utm_medium: campaign,
  utm_id: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
  experiment: {
    kind: 'measured',
    purpose:
      'Which of two versions of a page you see while they are compared, so that it stays the same. Half of all visitors have the same value. Set only while a comparison runs.',
  },
  consent: {
    kind: 'needed',
    purpose: 'Whether you let this browser be recognised, if you answered.',
  },
};

type PlainStoredName = Exclude<StoredName['session' | 'local'], `lease:${string}`>;

/** What is stored beside cookies; the browser does not send it anywhere by itself. */
const storedUses: Record<PlainStoredName | 'lease:', Use & { life: string }> = {
  sessionId: {
    kind: 'measured',
    purpose: 'Twenty random characters for this visit in this tab.',
    life: 'Until the tab is closed',
  },
  lastPing: {
    kind: 'measured',
    purpose: 'When this tab last reported a page.',
    life: 'Until the tab is closed',
  },
  afterReload: {
    kind: 'needed',
    purpose: 'What you were about to do when signing in made the page load again.',
    life: 'Until the page has loaded',
  },
  bankLink: {
    kind: 'needed',
    purpose: 'Which link to a bank was begun, so that it goes on when the bank sends you back.',
    life: 'Until the link is made or left',
  },
  paywall: {
    kind: 'needed',
    purpose: 'Which post you were reading when you went to register or to choose a plan, to bring you back to it.',
    life: 'Until you have read on, or the tab is closed',
  },
  theme: { kind: 'needed', purpose: 'Light or dark, if you chose one.', life: 'Until you choose “System”' },
  touches: {
    kind: 'attribution',
    purpose: 'How you came the first and the latest time: page, referring site, campaign and time.',
    life: '365 days after the latest',
  },
  accountKind: {
    kind: 'needed',
    purpose: 'Whether the account that is signed in is a member’s or an investor’s.',
    life: 'Until you sign out',
  },
  lastAccountKind: {
    kind: 'needed',
    purpose: 'Which of the two you used last, so that the next login begins with it.',
    life: 'Until you clear it',
  },
  'lease:': {
    kind: 'needed',
    purpose: 'Keeps two tabs from renewing the same session at once, in browsers without a better way.',
    life: 'Ten seconds',
  },
};

export type CookieRow = { name: string; kind: string; purpose: string; life: string; setBy: string };

/** The tables of the cookie page. Every one is set by this site; none by another company. */
export const cookieRows: readonly CookieRow[] = rowsOf(cookieUses, (name) => lifeOf(cookieDays[name]));
export const storedRows: readonly CookieRow[] = rowsOf(storedUses, (name) => storedUses[name].life);

function rowsOf<Name extends string>(uses: Record<Name, Use>, life: (name: Name) => string): CookieRow[] {
  return (Object.keys(uses) as Name[]).map((name) => ({
    name: name === 'lease:' ? 'lease: and a name' : name,
    kind: cookieKinds[uses[name].kind],
    purpose: uses[name].purpose,
    life: life(name),
    setBy: 'This site',
  }));
}

function lifeOf(days: number) {
  return days === 0 ? 'As long as the token: at most 15 minutes' : `${days} days`;
}
