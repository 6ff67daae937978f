import { placeRules } from '@/lib/domain/places/places';

/** Copy of a place's claim panel for visitors. `leader-panel` has the copy for members. */
export const claimPanelCopy = {
  displayLegend: 'How your name is shown',
  displays: {
    'first-name': { label: 'My first name' },
    initials: { label: 'My initials' },
    none: { label: 'Anonymous', note: 'Shown as “a member”.' },
  },
  claim: { cities: 'Claim this city', schools: 'Claim this school' },
  role: `A volunteer role for ${placeRules.termMonths} months. You report at least every ${placeRules.silenceDays} days.`,
  schoolRule: 'For students and staff of this school, 18 or older.',
  wait: 'Join waiting list',
  whyToJoin: (place: string) => `Create an account to continue with ${place}.`,
  join: { cities: 'Claim this city with a free account', schools: 'Claim this school with a free account' },
  joinList: 'Join the waiting list with a free account',
  accountNeeded: 'You need a free account.',
  thenClaim: 'Sign up or log in next. We then send your claim and bring you back here.',
  thenWait: 'Sign up or log in next. We then add you to the list and bring you back here.',
  signUp: 'Sign up free',
  investor: 'Log in with a member account to claim a place.',
  loading: 'Loading your claim status',
  failed: 'We couldn’t load your claim status.',
} as const;
