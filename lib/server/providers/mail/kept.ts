import { refuseUnfitMail, type MailSender } from './mail';

/** For demo mode without a mail server: validates the mail and leaves it in the outbox. */
export const keepingSender: MailSender = {
  send(mail) {
    refuseUnfitMail(mail);
    return Promise.resolve('kept');
  },
};
