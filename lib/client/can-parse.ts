/** The one thing that a browser of early 2023, the oldest we serve, lacks of what the site and Next call. */
if (!('canParse' in URL)) {
  Object.assign(URL, {
    canParse: (url: string | URL, base?: string | URL) => {
      try {
        return Boolean(new URL(url, base));
      } catch {
        return false;
      }
    },
  });
}

export {};
