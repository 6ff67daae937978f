/** As in the stylesheets: the toolbar's panels are dialogs there. */
export const isPhone = () => window.matchMedia('(width < 40em)').matches;
