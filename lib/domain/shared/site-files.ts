/** Where the API serves top-level files that are generated at run time. */
export const siteFilesPath = '/api/site-files';

const siteFile =
  /^\/(robots\.txt|sitemap(-[1-9]\d{0,3})?\.xml|feed\.xml|blog\/feed\.xml|blog\/feeds\/[\w-]{43}\.xml|manifest\.webmanifest|\.well-known\/security\.txt|og\/(?!.*\.\.)[A-Za-z0-9/.-]{1,200}\.png)$/;

/** Whether a path is one of them. */
export const isSiteFile = (path: string) => siteFile.test(path);

/** The path of a page's share picture. */
export const sharePicture = (path: string) => `/og${path === '/' ? '/index' : path}.png`;

/** The page of a share picture's path. */
export const pageOfPicture = (address: string) => {
  const name = address.slice('/og'.length, -'.png'.length);
  return name === '/index' ? '/' : name;
};

/** The feed of public posts, and a member's private feed. */
export const publicBlogFeed = '/blog/feed.xml';
export const blogFeedPath = (token: string) => `/blog/feeds/${token}.xml`;

/** The feed of the site's news: closed trades, ledger hashes and weekly reports. */
export const atomFeedPath = '/feed.xml';
