/** The host of an address that `website` has accepted. */
export const hostOf = (normalised: string): string => /^https?:\/\/([^/?#:]+)/.exec(normalised)?.[1] ?? ""

/** Hosts that are somebody's page on a network and not a website of their own. */
export const socialHosts = [
  "bsky.app",
  "facebook.com",
  "fb.com",
  "fb.me",
  "fb.watch",
  "instagr.am",
  "instagram.com",
  "linkedin.com",
  "lnkd.in",
  "m.me",
  "pin.it",
  "pinterest.co.uk",
  "pinterest.com",
  "reddit.com",
  "snapchat.com",
  "t.co",
  "t.me",
  "telegram.me",
  "threads.com",
  "threads.net",
  "tiktok.com",
  "twitter.com",
  "wa.me",
  "whatsapp.com",
  "x.com",
  "youtu.be",
  "youtube.com",
] as const

/** Whether a host belongs to one of them. Apart from the rules of addresses, which first pages do without. */
export const isSocialHost = (host: string): boolean =>
  socialHosts.some((social) => host === social || host.endsWith(`.${social}`))

/** The host of an address, without what stands for the same site. */
export const bareHost = (address: string): string => hostOf(address.toLowerCase()).replace(/^(?:www|m)\./u, "")

/** Whether two addresses are of one website: of one host, or of a host below the other. */
export const isSameSite = (one: string, other: string): boolean => {
  const [first, second] = [bareHost(one), bareHost(other)]
  return first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`)
}
