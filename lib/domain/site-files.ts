/** Where the API's half serves the files that stand at the top of the site and are written at run time. */
export const siteFilesPath = '/api/site-files';

const siteFile =
  /^\/(robots\.txt|sitemap(-[1-9]\d{0,3})?\.xml|feed\.xml|blog\/feed\.xml|blog\/feeds\/[\w-]{43}\.xml|manifest\.webmanifest|\.well-known\/security\.txt|og\/(?!.*\.\.)[A-Za-z0-9/.-]{1,200}\.png)$/;

/** Whether an address is one of them. */
export const isSiteFile = (path: string) => siteFile.test(path);

/** The address of a page's picture for sharing. */
export const sharePicture = (path: string) => `/og${path === '/' ? '/index' : path}.png`;

/** The page that a picture's address belongs to. */
export const pageOfPicture = (address: string) => {
  const name = address.slice('/og'.length, -'.png'.length);
  return name === '/index' ? '/' : name;
};

/** The feed of the posts that everybody may read, and a member's own, by a secret. */
export const publicBlogFeed = '/blog/feed.xml';
export const blogFeedPath = (token: string) => `/blog/feeds/${token}.xml`;
