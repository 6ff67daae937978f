/** The API path that serves top-level files generated at run time. */
export const siteFilesPath = '/api/site-files';

const siteFile =
  /^\/(robots\.txt|sitemap(-[1-9]\d{0,3})?\.xml|feed\.xml|blog\/feed\.xml|blog\/feeds\/[\w-]{43}\.xml|manifest\.webmanifest|\.well-known\/security\.txt|og\/(?!.*\.\.)[A-Za-z0-9/.-]{1,200}\.png)$/;

/** Whether a path is one of these files. */
export const isSiteFile = (path: string) => siteFile.test(path);

/** The path of a page's share image. */
export const sharePicture = (path: string) => `/og${path === '/' ? '/index' : path}.png`;

/** The page that a share image's path belongs to. */
export const pageOfPicture = (address: string) => {
  const name = address.slice('/og'.length, -'.png'.length);
  return name === '/index' ? '/' : name;
};

/** The feed of public posts, and the private feed of a member. */
export const publicBlogFeed = '/blog/feed.xml';
export const blogFeedPath = (token: string) => `/blog/feeds/${token}.xml`;

/** The news feed of the site: closed trades, ledger hashes and weekly reports. */
export const atomFeedPath = '/feed.xml';
