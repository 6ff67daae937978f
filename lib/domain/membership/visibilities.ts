/** The audience of a post: everyone, all accounts, paying members, or one tier. */
export const visibilities = ['public', 'members', 'paid', 'tier'] as const;
export type Visibility = (typeof visibilities)[number];
