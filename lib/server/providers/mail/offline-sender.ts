import { assertValidMail, type MailSender } from './mail';

/** The sender in demo mode without a mail server: validates the mail and leaves it in the outbox. */
export const offlineSender: MailSender = {
  send(mail) {
    assertValidMail(mail);
    return Promise.resolve('kept');
  },
};
