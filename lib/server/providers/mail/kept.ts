import { refuseUnfitMail, type MailSender } from './mail';

/** Demo mode without a mail server: the mail is checked as for sending, and stays in the outbox. */
export const keepingSender: MailSender = {
  send(mail) {
    refuseUnfitMail(mail);
    return Promise.resolve('kept');
  },
};
