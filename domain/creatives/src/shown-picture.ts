/** Where our server serves copies of pictures that a draft still names at another site. */
export const pictureCopyPath = "/media/copy"

/**
 * The address by which a page shows a picture: pages load pictures from our own server, so another site's is asked for there. Drafts
 * of earlier releases name such. Ours.
 */
export const shownPicture = (address: string): string =>
  /^https?:/i.test(address) ? `${pictureCopyPath}?of=${encodeURIComponent(address)}` : address
