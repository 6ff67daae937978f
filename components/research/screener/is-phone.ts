/** Same breakpoint as in the stylesheets: on phones the toolbar's panels are dialogs. */
export const isPhone = () => window.matchMedia('(width < 40em)').matches;
