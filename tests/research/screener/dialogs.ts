/** Adds what jsdom lacks for the screener's panels: their style sheet and the dialog methods. */
export function prepareDialogs() {
  const style = Object.assign(document.createElement('style'), { textContent: 'dialog { display: block }' });
  document.head.append(style);
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
}
