/** The `name` that all header menus share, so that the browser keeps only one of them open. */
export const menuName = 'header-menu';
