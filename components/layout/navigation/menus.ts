/** The name that the header's menus share, so that the browser keeps one open at a time. */
export const menuName = 'header-menu';
