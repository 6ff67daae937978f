/** What can be chosen in the forms of `lead-forms.ts`. Each value's label stands in lib/content/lead-forms.ts. */
export const joinKinds = ['customer', 'ambassador', 'investor'] as const;
export type JoinKind = (typeof joinKinds)[number];

/** Where a campaign runs; also its utm_source, so that visits and sign-ups are counted under it. */
export const campaignChannels = ['social', 'video', 'podcast', 'email', 'event', 'school', 'other'] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

export const tradeTypes = ['Call', 'Put'] as const;

/** An idea for the public tracker is read before it shows. */
export const ideaStates = ['waiting', 'shown', 'refused'] as const;
export type IdeaState = (typeof ideaStates)[number];
