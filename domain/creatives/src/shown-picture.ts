/** Path of our server's copies of pictures that a draft names at another site. */
export const pictureCopyPath = "/media/copy"

/**
 * The address by which a page shows a picture. Pages load pictures only from our server, so another site's, as in older
 * drafts, is loaded through it. Ours.
 */
export const shownPicture = (address: string): string =>
  /^https?:/i.test(address) ? `${pictureCopyPath}?of=${encodeURIComponent(address)}` : address
