import { Modal } from './modal';

export class SearchModal extends Modal {
  protected readonly title = 'Search';

  get input() {
    return this.dialog.getByRole('combobox');
  }

  /** A group of options, by its name. */
  group(name: string) {
    return this.dialog.getByRole('group', { name }).getByRole('option');
  }
}
