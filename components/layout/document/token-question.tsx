import { Button } from '@/components/ui/forms/button';
import { PageHeader } from '@/components/ui/page-header';

type TokenQuestionProps = { title: string; text: string; submit: string };

/** Behind the link of a mail: a button, because programs that look into mails open links too. Works without scripts. */
export const TokenQuestion = ({ title, text, submit }: TokenQuestionProps) => (
  <PageHeader title={title} lead={text}>
    {/* To the page's own address: the token is in it. */}
    <form method="post">
      <Button type="submit" size="large">
        {submit}
      </Button>
    </form>
  </PageHeader>
);
