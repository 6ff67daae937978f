import { profileEmail, profilePaths, type ProfilePage } from '@/lib/domain/accounts/profile-paths';
import { paths } from '@/lib/domain/shared/paths';

export const profilePagesLabel = 'Profile and settings';

type PageCopy = { label: string; title: string; description: string; lead: string };

/** Labels, titles and descriptions of the profile pages. */
export const profilePagesCopy: Readonly<Record<ProfilePage, PageCopy>> = {
  profile: {
    label: 'Profile',
    title: 'Profile',
    description: 'Your name, email and phone, and links to billing, bank and applications.',
    lead: 'Your name and email, and links to the rest of your account.',
  },
  security: {
    label: 'Security',
    title: 'Security and devices',
    description: 'Change your password and sign out devices.',
    lead: 'Change your password, and sign out devices you don’t recognize.',
  },
  notifications: {
    label: 'Notifications',
    title: 'Notifications',
    description: 'Choose which emails and texts you receive, and set up your private feed.',
    lead: 'Choose which emails and texts you receive, and set up your private feed.',
  },
  data: {
    label: 'Data',
    title: 'Data and privacy',
    description: 'Download your data or delete your account.',
    lead: 'Get a copy of what we store about you, or delete your account.',
  },
};

/** Copy of the profile pages while their content loads. The sections have their own copy. */
export const accountCopy = {
  needsScripts: 'Turn on JavaScript to see your profile.',
  loading: 'Loading your profile',
  failed: 'We couldn’t load your profile',
  signInTitle: 'Log in to see your profile',
  signInText: 'Member and investor accounts are separate, even with the same email.',
} as const;

/** Copy of the pages that emails about an address change link to. */
export const emailLinkCopy = {
  confirmEmail: {
    title: 'Confirm your email',
    description: 'Confirm the email address of your account.',
    text: 'Confirm that this email address is yours.',
    submit: 'Confirm email',
    doneTitle: 'Your email is confirmed',
    failedTitle: 'We couldn’t confirm your email',
    advice: '',
    doneTo: paths.account,
    toAccount: 'Go to your account',
    failedTo: profileEmail,
    toFailed: 'Go to your profile',
  },
  cancelEmail: {
    title: 'Cancel email change',
    description: 'Keep your current email address.',
    text: 'A new email was requested for your account. Cancel to keep your current one.',
    submit: 'Cancel email change',
    doneTitle: 'Your email was not changed',
    failedTitle: 'We couldn’t cancel the change',
    advice:
      'The request used your password. If it wasn’t you, change your password now to sign out other devices. If you can’t log in, choose “Forgot password?”.',
    doneTo: profilePaths.security,
    toAccount: 'Change password',
    failedTo: profilePaths.security,
    toFailed: 'Change password',
  },
} as const;
