import { cookieDays, type CookieName, type StoredName } from '@/lib/domain/shared/cookies';

/** Types of cookies: required for what the visitor asked for, for counting visits, or for attribution. */
export const cookieKinds = {
  needed: 'Necessary',
  measured: 'Analytics',
  attribution: 'Attribution',
} as const;
type CookieKind = keyof typeof cookieKinds;

type Use = { kind: CookieKind; purpose: string };

const campaign: Use = {
  kind: 'attribution',
  purpose: 'Part of the link you followed to this site: its email, page or campaign. Only the latest is kept.',
};

/** The use of each cookie. A cookie without an entry does not compile. */
const cookieUses: Record<CookieName, Use> = {
  accessToken: {
    kind: 'needed',
    purpose: 'Shows that you are logged in. It expires within minutes and renews while you use the site.',
  },
  refreshToken: {
    kind: 'needed',
    purpose: 'Renews the access token to keep you logged in. It changes each time it is used.',
  },
  user: { kind: 'needed', purpose: 'Your name and account ID, to show that you are logged in. Nothing else.' },
  uniqueId: {
    kind: 'measured',
    purpose: 'A random 20-character ID that distinguishes browsers when we count visits.',
  },
  referredBy: {
    kind: 'attribution',
    purpose: 'The code of the person who referred you. They earn a commission if you subscribe.',
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
      'Which of two page versions you see during an A/B test, so that it stays the same. Half of all visitors have the same value. Set only during a test.',
  },
  consent: {
    kind: 'needed',
    purpose: 'Your answer to the cookie banner.',
  },
};

type PlainStoredName = Exclude<StoredName['session' | 'local'], `lease:${string}`>;

/** The use of each item in web storage, which the browser does not send on its own. */
const storedUses: Record<PlainStoredName | 'lease:', Use & { life: string }> = {
  sessionId: {
    kind: 'measured',
    purpose: 'A random 20-character ID for this visit in this tab.',
    life: 'Until you close the tab',
  },
  lastPing: {
    kind: 'measured',
    purpose: 'When this tab last sent a page view.',
    life: 'Until you close the tab',
  },
  afterReload: {
    kind: 'needed',
    purpose: 'What you were doing when logging in reloaded the page.',
    life: 'Until the page has loaded',
  },
  bankLink: {
    kind: 'needed',
    purpose: 'The bank connection you started, to continue it when your bank sends you back.',
    life: 'Until you finish or cancel',
  },
  paywall: {
    kind: 'needed',
    purpose: 'The post you were reading when you went to sign up or choose a plan, to take you back to it.',
    life: 'Until you return to the post or close the tab',
  },
  placeBefore: {
    kind: 'needed',
    purpose: 'Where you were when you went to sign up or log in, to take you back there.',
    life: 'Until you close the tab',
  },
  wanted: {
    kind: 'needed',
    purpose: 'The button you pressed before you signed up or logged in, to continue with it afterwards.',
    life: 'Until it is done, you close the form or you close the tab',
  },
  savedScreens: {
    kind: 'needed',
    purpose: 'The stock screens you saved by name',
    life: 'Until you remove them',
  },
  theme: { kind: 'needed', purpose: 'Your light or dark theme, if you chose one.', life: 'Until you choose “System”' },
  touches: {
    kind: 'attribution',
    purpose: 'How you first and last found us: page, referring site, campaign and time.',
    life: '365 days after the last',
  },
  accountKind: {
    kind: 'needed',
    purpose: 'Whether you are logged in as a member or an investor.',
    life: 'Until you log out',
  },
  welcome: {
    kind: 'needed',
    purpose: 'That you haven’t closed the welcome message of your new account yet.',
    life: 'Until you close the welcome',
  },
  lastAccountKind: {
    kind: 'needed',
    purpose: 'The account type you used last, to preselect it at your next login.',
    life: 'Until you clear your browser’s storage',
  },
  'lease:': {
    kind: 'needed',
    purpose: 'Stops two tabs from renewing the same session at once, in older browsers.',
    life: '10 seconds',
  },
};

export type CookieRow = { name: string; kind: string; purpose: string; life: string; setBy: string };

/** Rows of the cookie policy's tables. Only this site sets these cookies. */
export const cookieRows: readonly CookieRow[] = rowsOf(cookieUses, (name) => lifeOf(cookieDays[name]));
export const storedRows: readonly CookieRow[] = rowsOf(storedUses, (name) => storedUses[name].life);

function rowsOf<Name extends string>(uses: Record<Name, Use>, life: (name: Name) => string): CookieRow[] {
  return (Object.keys(uses) as Name[]).map((name) => ({
    name: name === 'lease:' ? 'lease: followed by a name' : name,
    kind: cookieKinds[uses[name].kind],
    purpose: uses[name].purpose,
    life: life(name),
    setBy: 'This site',
  }));
}

function lifeOf(days: number) {
  return days === 0 ? 'Until the token expires, at most 15 minutes' : `${days} days`;
}
