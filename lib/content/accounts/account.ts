import { profileEmail } from '@/lib/domain/accounts/profile-anchors';
import { paths } from '@/lib/domain/shared/paths';

/** Copy of the profile page; its sections have their own. */
export const accountCopy = {
  title: 'Profile and settings',
  description: 'Manage your profile, security, devices, notifications and data.',
  lead: 'Manage your profile, password, devices, notifications and private feed. Download your data or delete your account.',
  needsScripts: 'Turn on JavaScript to see your profile.',
  loading: 'Loading your profile',
  failed: 'We couldn’t load your profile',
  signInTitle: 'Log in to see your profile',
  signInText: 'Member and investor accounts are separate, even with the same email.',
} as const;

/** Copy of the pages behind the links in emails about an address. */
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
    doneTo: `${paths.profile}#security`,
    toAccount: 'Change password',
    failedTo: `${paths.profile}#security`,
    toFailed: 'Change password',
  },
} as const;
