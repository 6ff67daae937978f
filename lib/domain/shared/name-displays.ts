/** How a member's name appears in public, by the member's choice. */
export const nameDisplays = ['first-name', 'initials', 'none'] as const;
export type NameDisplay = (typeof nameDisplays)[number];
