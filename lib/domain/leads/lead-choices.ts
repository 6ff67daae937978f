/** Options of the lead forms. Their labels are in lib/content/leads/lead-forms.ts. */
export const joinKinds = ['customer', 'ambassador', 'investor'] as const;
export type JoinKind = (typeof joinKinds)[number];

/** Campaign channels, also used as utm_source. */
export const campaignChannels = ['social', 'video', 'podcast', 'email', 'event', 'school', 'other'] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

/** Topics of a message to the operator. */
export const contactTopics = ['account', 'brokerage', 'research', 'referrals', 'press', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Max length of a message in characters. */
export const contactMessageLimit = 2000;

export const tradeTypes = ['Call', 'Put'] as const;

/** States of a submitted idea. Ideas are reviewed before they are public. */
export const ideaStates = ['waiting', 'shown', 'refused'] as const;
export type IdeaState = (typeof ideaStates)[number];
