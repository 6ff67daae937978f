/** How a member's name appears in public, as the member chose. */
export const nameDisplays = ['first-name', 'initials', 'none'] as const;
export type NameDisplay = (typeof nameDisplays)[number];
