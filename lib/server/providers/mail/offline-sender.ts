import { assertValidMail, type MailSender } from './mail';

/** For demo mode without a mail server: validates the mail and leaves it in the outbox. */
export const offlineSender: MailSender = {
  send(mail) {
    assertValidMail(mail);
    return Promise.resolve('kept');
  },
};
