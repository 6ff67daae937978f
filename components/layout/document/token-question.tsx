import { Button } from '@/components/ui/forms/button';
import { PageHeader } from '@/components/ui/page-header';

type TokenQuestionProps = { title: string; text: string; submit: string };

/** The page that an email link opens. It asks for a click, because mail scanners open links. Works without scripts. */
export const TokenQuestion = ({ title, text, submit }: TokenQuestionProps) => (
  <PageHeader title={title} lead={text}>
    {/* Posts to the page's own URL, which contains the token. */}
    <form method="post">
      <Button type="submit" size="large">
        {submit}
      </Button>
    </form>
  </PageHeader>
);
